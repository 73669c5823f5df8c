import { ModalError } from '@foyer/core/adapter'

export function createInvalidOptionError(option: string, message: string): ModalError {
  return new ModalError('INVALID_OPTION', { context: { option, message }, message: `${option}: ${message}` })
}
