import { invalidOption } from '../errors/invalidOption.js'
import { typeName, validation } from '../errors/validation.js'
import type { ThemeMode, ThemeState, ThemeVariables } from '../types/theme.js'

/** The inputs of the theme, and what each was called elsewhere. */
const inputs: Readonly<Record<string, string>> = {
  accent: 'accent',
  radius: 'border-radius-master',
  font: 'font-family',
  base: 'font-size-master',
  mix: 'color-mix',
  'mix-strength': 'color-mix-strength',
  qr: 'qr-color',
  z: 'z-index',
}

function nameOf(key: string): string | undefined {
  const input = Object.keys(inputs).find((each) => key === `--fy-${each}` || key === `--w3m-${inputs[each]}`)
  return input && `--fy-${input}`
}

/** The theme variables under their own names. Throws `INVALID_OPTION` for what is none. */
export function toThemeVariables(given: ThemeVariables | undefined): ThemeState['variables'] {
  if (given === undefined) return {}
  if (typeName(given) !== 'object') {
    throw invalidOption('themeVariables', validation.expected('object', typeName(given)))
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
      const option = `themeVariables['${key}']`
      const name = nameOf(key)
      if (!name) throw invalidOption(option, validation.invalidInput)
      if (value === undefined) return []
      if (typeof value !== 'string' && typeof value !== 'number') {
        throw invalidOption(option, validation.expected('string or number', typeName(value)))
      }
      // A percentage written as a number, as in the older spelling of this variable.
      const text = key === '--w3m-color-mix-strength' && typeof value === 'number' ? `${value}%` : String(value)
      if (/[;{}]/.test(text) || !text.trim()) throw invalidOption(option, validation.invalidInput)
      return [[name, text]]
    }),
  )
}

/** Throws `INVALID_OPTION` unless it is light, dark or left out. */
export function toThemeMode(given: unknown): ThemeMode | undefined {
  if (given === undefined || given === 'light' || given === 'dark') return given
  throw invalidOption('themeMode', validation.expected('light or dark', String(given)))
}
