import { createOptionError, getTypeName, validationMessages } from '../errors/validation.js'
import type { ThemeMode, ThemeState, ThemeVariables } from '../types/theme.js'

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

export function toThemeVariables(given: ThemeVariables | undefined): ThemeState['variables'] {
  if (given === undefined) return {}
  if (getTypeName(given) !== 'object') {
    throw createOptionError('themeVariables', validationMessages.expected('object', getTypeName(given)))
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
      const option = `themeVariables['${key}']`
      const name = nameOf(key)
      if (!name) throw createOptionError(option, validationMessages.invalidInput)
      if (value === undefined) return []
      if (typeof value !== 'string' && typeof value !== 'number') {
        throw createOptionError(option, validationMessages.expected('string or number', getTypeName(value)))
      }
      // This older spelling of the variable takes a number, which is a percentage.
      const text = key === '--w3m-color-mix-strength' && typeof value === 'number' ? `${value}%` : String(value)
      if (/[;{}]/.test(text) || !text.trim()) throw createOptionError(option, validationMessages.invalidInput)
      return [[name, text]]
    }),
  )
}

export function toThemeMode(given: unknown): ThemeMode | undefined {
  if (given === undefined || given === 'light' || given === 'dark') return given
  throw createOptionError('themeMode', validationMessages.expected('light or dark', String(given)))
}
