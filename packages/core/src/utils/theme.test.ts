import { expect, it } from 'vitest'
import type { ThemeVariables } from '../types/theme.js'
import { toThemeMode, toThemeVariables } from './theme.js'

it('S5.020 toThemeMode accepts light and dark and nothing else', () => {
  expect(toThemeMode('light')).toBe('light')
  expect(toThemeMode('dark')).toBe('dark')
  expect(toThemeMode(undefined)).toBeUndefined()
  for (const mode of ['Light', 'auto', '', null, 1]) {
    expect(() => toThemeMode(mode)).toThrow(`themeMode: Expected light or dark received ${mode}`)
  }
})

it('S1.009 toThemeVariables accepts each variable by its own name and by the older one', () => {
  expect(
    toThemeVariables({
      '--w3m-accent': '#123456',
      '--w3m-border-radius-master': '4px',
      '--w3m-font-family': 'Inter',
      '--w3m-font-size-master': '9px',
      '--w3m-color-mix': '#fff',
      '--w3m-color-mix-strength': 20,
      '--w3m-qr-color': '#000',
      '--w3m-z-index': 5,
    }),
  ).toEqual({
    '--fy-accent': '#123456',
    '--fy-radius': '4px',
    '--fy-font': 'Inter',
    '--fy-base': '9px',
    '--fy-mix': '#fff',
    '--fy-mix-strength': '20%',
    '--fy-qr': '#000',
    '--fy-z': '5',
  })
  expect(toThemeVariables({ '--fy-accent': 'teal', '--fy-z': undefined })).toEqual({ '--fy-accent': 'teal' })
  expect(toThemeVariables(undefined)).toEqual({})
})

it.each([
  [{ '--fy-other': 'x' }, "themeVariables['--fy-other']: Invalid input"],
  [{ '--fy-accent': 'red; } body { display: none' }, "themeVariables['--fy-accent']: Invalid input"],
  [{ '--fy-accent': '' }, "themeVariables['--fy-accent']: Invalid input"],
  [{ '--fy-accent': {} }, "themeVariables['--fy-accent']: Expected string or number received object"],
  [['--fy-accent'], 'themeVariables: Expected object received array'],
  [null, 'themeVariables: Expected object received null'],
])('toThemeVariables refuses %j', (variables, message) => {
  expect(() => toThemeVariables(variables as unknown as ThemeVariables)).toThrow(message)
})
