import type { ThemeState } from '@foyer/core'
import type { ReadableAtom } from 'nanostores'
import { type RefObject, useEffect, useLayoutEffect } from 'react'

// React warns about layout effects in server rendering.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Applies the theme to an element through CSSOM: a strict CSP forbids style attributes in markup. */
export function useApplyTheme(theme: ReadableAtom<ThemeState>, ref: RefObject<HTMLElement | null>): void {
  useIsomorphicLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    return theme.subscribe(({ mode, variables }) => {
      if (mode) element.setAttribute('data-fy-theme', mode)
      else element.removeAttribute('data-fy-theme')
      for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value)
    })
  }, [theme, ref])
}
