import type { ThemeMode, ThemeVariables } from '@foyer/core'
import type { SettingKey, Settings } from '../settings/settings'
import { toModalOptions } from '../settings/toModalOptions'

export interface ThemeSettings {
  readonly mode?: ThemeMode
  readonly variables: ThemeVariables
}

export const isThemeKey = (key: SettingKey): boolean => key === 'themeMode' || key.startsWith('themeVariables.')

export function readTheme(settings: Settings): ThemeSettings {
  const { themeMode: mode, themeVariables: variables = {} } = toModalOptions(settings) as {
    themeMode?: ThemeMode
    themeVariables?: ThemeVariables
  }
  return { ...(mode ? { mode } : {}), variables }
}

/**
 * Returns whether `setTheme`, which adds and replaces, suffices. Removing a value, e.g. back to the user's own mode,
 * needs a new modal.
 */
export function canUpdateTheme(before: ThemeSettings, after: ThemeSettings): boolean {
  const isKept = Object.keys(before.variables).every((name) => Object.hasOwn(after.variables, name))
  return isKept && !(before.mode && !after.mode)
}
