import { ModalError } from '../errors/ModalError.js'

export function createFeatureMissingError(
  id: string,
  remedy = 'turn it on in `features`, or add it to `customFeatures`',
): ModalError {
  return new ModalError('FEATURE_MISSING', {
    context: { id },
    message: `The feature ${id} is off in this modal: ${remedy}`,
  })
}
