import { ModalError } from '../errors/ModalError.js'
import { typeName, validation } from '../errors/validation.js'
import type { ThemeMode, ThemeState, ThemeVariables } from '../types/theme.js'

const aliases: Readonly<Record<string, string>> = {
  '--w3m-accent': '--fy-accent',
  '--w3m-border-radius-master': '--fy-radius',
  '--w3m-font-family': '--fy-font',
  '--w3m-font-size-master': '--fy-base',
  '--w3m-color-mix': '--fy-mix',
  '--w3m-color-mix-strength': '--fy-mix-strength',
  '--w3m-qr-color': '--fy-qr',
  '--w3m-z-index': '--fy-z',
}
const names = new Set(Object.values(aliases))

/** The theme variables under their own names. Throws `INVALID_OPTION` for what is none. */
export function toThemeVariables(given: ThemeVariables | undefined): ThemeState['variables'] {
  if (given === undefined) return {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw invalid('themeVariables', validation.expected('object', typeName(given)))
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
      const option = `themeVariables['${key}']`
      const name = aliases[key] ?? key
      if (!names.has(name)) throw invalid(option, validation.invalidInput)
      if (value === undefined) return []
      if (typeof value !== 'string' && typeof value !== 'number') {
        throw invalid(option, validation.expected('string or number', typeName(value)))
      }
      // A percentage written as a number, as in the older spelling of this variable.
      const text = key === '--w3m-color-mix-strength' && typeof value === 'number' ? `${value}%` : String(value)
      if (/[;{}]/.test(text) || !text.trim()) throw invalid(option, validation.invalidInput)
      return [[name, text]]
    }),
  )
}

/** Throws `INVALID_OPTION` unless it is light, dark or left out. */
export function toThemeMode(given: unknown): ThemeMode | undefined {
  if (given === undefined || given === 'light' || given === 'dark') return given
  throw invalid('themeMode', validation.expected('light or dark', String(given)))
}

function invalid(option: string, message: string): ModalError {
  return new ModalError('INVALID_OPTION', { context: { option, message }, message: `${option}: ${message}` })
}
