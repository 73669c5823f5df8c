import type { ThemeState } from '@foyer/core'
import type { ReadableAtom } from 'nanostores'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { applyTheme } from '../buttons/logic/applyTheme.js'

// React warns about layout effects in server rendering.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Applies the theme to an element while it is mounted. */
export function useApplyTheme(theme: ReadableAtom<ThemeState>, ref: RefObject<HTMLElement | null>): void {
  useIsomorphicLayoutEffect(() => (ref.current ? applyTheme(theme, ref.current) : undefined), [theme, ref])
}
