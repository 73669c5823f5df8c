import type { ThemeState, Unsubscribe } from '@foyer/core'
import type { ReadableAtom } from 'nanostores'

/** Applies the theme to an element through CSSOM: a strict CSP forbids style attributes in markup. */
export function applyTheme($theme: ReadableAtom<ThemeState>, element: HTMLElement): Unsubscribe {
  return $theme.subscribe(({ mode, variables }) => {
    if (mode) element.setAttribute('data-fy-theme', mode)
    else element.removeAttribute('data-fy-theme')
    for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value)
  })
}
