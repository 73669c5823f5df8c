import type { ThemeState } from '@foyer/core'
import type { ReadableAtom } from 'nanostores'
import { type RefObject, useEffect, useLayoutEffect } from 'react'

// A server has no layout to wait for, and React says so when asked to.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Keeps mode and variables of the theme on an element. Set through the object model, because a style attribute in
 * markup would break a strict CSP.
 */
export function useThemeRef(theme: ReadableAtom<ThemeState>, ref: RefObject<HTMLElement | null>): void {
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
