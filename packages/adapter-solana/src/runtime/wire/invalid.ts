import { ModalError } from '@foyer/core/adapter'

/** What the page gave is not what it should be; the message begins with what it is about. */
export function invalid(option: string, message: string): ModalError {
  return new ModalError('INVALID_OPTION', { context: { option, message }, message: `${option}: ${message}` })
}
