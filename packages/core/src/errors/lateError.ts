import { type LateCode, lateCatalogue } from './lateCatalogue.js'
import { fillMessage, ModalError, type ModalErrorOptions } from './ModalError.js'

/** The error of a code of the late catalogue, with its message. */
export function lateError(code: LateCode, options: Omit<ModalErrorOptions, 'message'> = {}): ModalError {
  return new ModalError(code, { ...options, message: fillMessage(lateCatalogue[code], options.context) })
}
