import { atom } from 'nanostores'
import type { ThemeMode, ThemeState } from '../types/theme.js'

export function createThemeStore(initial: ThemeState) {
  const $theme = atom(initial)
  return {
    $theme,
    setMode: (mode: ThemeMode | undefined) => $theme.set({ ...$theme.get(), mode }),
    /** Adds to the variables that are set; the others stay. */
    setVariables: (variables: ThemeState['variables']) =>
      $theme.set({ ...$theme.get(), variables: { ...$theme.get().variables, ...variables } }),
  }
}
