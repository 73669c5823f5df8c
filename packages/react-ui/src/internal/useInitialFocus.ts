import { type RefObject, useEffect } from 'react'

/**
 * Focuses the first field of a form, except on touch devices, whose keyboard would cover half of the view. The
 * attribute keeps ViewTransition from moving the focus later.
 */
export function useInitialFocus(field: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted || window.matchMedia('(pointer: coarse)').matches) return
    const element = field.current
    element?.setAttribute('data-first', '')
    element?.focus({ preventScroll: true })
    return () => element?.removeAttribute('data-first')
  }, [field, isWanted])
}
