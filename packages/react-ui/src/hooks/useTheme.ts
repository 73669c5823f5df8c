'use client'

import type { ThemeMode, ThemeState, ThemeVariables } from '@foyer/core'
import { useCallback } from 'react'
import { usePage } from '../ModalProvider.js'
import { useReadable } from './useReadable.js'

export interface UseThemeReturn extends ThemeState {
  readonly setTheme: (theme: {
    readonly mode?: ThemeMode | undefined
    readonly variables?: ThemeVariables | undefined
  }) => void
}

/** The theme's mode and variables, and how to change them. */
export function useTheme(): UseThemeReturn {
  const { modal } = usePage('useTheme')
  const { $theme } = modal.context.stores.theme
  const state = useReadable($theme)
  const setTheme = useCallback<UseThemeReturn['setTheme']>((theme) => modal.setTheme(theme), [modal])
  return { ...state, setTheme }
}
