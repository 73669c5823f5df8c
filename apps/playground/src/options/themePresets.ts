import type { Settings } from '../settings/settings'

/** Themes that show the effect of one accent and one radius. */
export const themePresets: readonly (readonly [name: string, accent: string, radius: string])[] = [
  ['Pine', '#0f6b50', '4px'],
  ['Ink', '#1d1d1f', '4px'],
  ['Cobalt', '#2f6bff', '2px'],
  ['Plum', '#8b3fc4', '4px'],
  ['Clay', '#e4572e', '6px'],
  ['Lemon', '#ffd23f', '4px'],
  ['Square', '#0f6b50', '0px'],
]

export const toTheme = (accent: string, radius: string): Partial<Settings> => ({
  'themeVariables.--fy-accent': accent,
  'themeVariables.--fy-radius': radius,
})
