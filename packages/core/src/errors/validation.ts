import { ModalError } from './ModalError.js'

export const validationMessages = {
  required: 'Required',
  invalidInput: 'Invalid input',
  invalidEmail: 'Invalid email',
  expected: (wanted: string, received: string) => `Expected ${wanted} received ${received}`,
} as const

export function getTypeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

export function createOptionError(option: string, message: string): ModalError {
  return new ModalError('INVALID_OPTION', { context: { option, message }, message: `${option}: ${message}` })
}

export function checkOption(option: string, value: unknown, wanted: string): void {
  if (value === undefined || getTypeName(value) === wanted) return
  throw createOptionError(
    option,
    value === null ? validationMessages.required : validationMessages.expected(wanted, getTypeName(value)),
  )
}
