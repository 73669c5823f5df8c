'use client'

import type { ThemeMode, ThemeState, ThemeVariables } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { useModalProvider } from './ModalProvider.js'

export interface UseThemeReturn extends ThemeState {
  readonly setTheme: (theme: {
    readonly mode?: ThemeMode | undefined
    readonly variables?: ThemeVariables | undefined
  }) => void
}

/** Reads and changes mode and variables of the theme. */
export function useTheme(): UseThemeReturn {
  const { modal } = useModalProvider('useTheme')
  const { $theme } = modal.context.stores.theme
  const state = useStore($theme)
  const setTheme = useCallback<UseThemeReturn['setTheme']>((theme) => modal.setTheme(theme), [modal])
  return { ...state, setTheme }
}
