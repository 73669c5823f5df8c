import type { ThemeMode, ThemeVariables } from '@foyer/core'
import type { SettingKey, Settings } from '../settings/settings'
import { toOptions } from '../settings/toOptions'

export interface Theme {
  readonly mode?: ThemeMode
  readonly variables: ThemeVariables
}

export const isThemeKey = (key: SettingKey): boolean => key === 'themeMode' || key.startsWith('themeVariables.')

export function themeOf(settings: Settings): Theme {
  const { themeMode: mode, themeVariables: variables = {} } = toOptions(settings) as {
    themeMode?: ThemeMode
    themeVariables?: ThemeVariables
  }
  return { ...(mode ? { mode } : {}), variables }
}

/** `setTheme` adds and replaces. Taking something back, e.g. to the visitor's own mode, needs a new modal. */
export function canSetTheme(before: Theme, after: Theme): boolean {
  const isKept = Object.keys(before.variables).every((name) => Object.hasOwn(after.variables, name))
  return isKept && !(before.mode && !after.mode)
}
