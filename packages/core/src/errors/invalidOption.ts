import { ModalError } from './ModalError.js'
import { typeName, validation } from './validation.js'

/** An option is not what it should be; the message begins with its path. */
export function invalidOption(option: string, message: string): ModalError {
  return new ModalError('INVALID_OPTION', { context: { option, message }, message: `${option}: ${message}` })
}

/** Throws unless the value is of a type, or left out. `null` counts as missing where something is required. */
export function checkOption(option: string, value: unknown, wanted: string): void {
  if (value === undefined || typeName(value) === wanted) return
  throw invalidOption(option, value === null ? validation.required : validation.expected(wanted, typeName(value)))
}
