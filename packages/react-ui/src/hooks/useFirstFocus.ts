import { type RefObject, useEffect } from 'react'

/**
 * A form leads to its first field. Not on touch: there a keyboard would cover half of what the visitor came to read.
 * The mark is for the frame in which views change, which moves the focus later than this.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted || window.matchMedia('(pointer: coarse)').matches) return
    const element = field.current
    element?.setAttribute('data-first', '')
    element?.focus({ preventScroll: true })
    return () => element?.removeAttribute('data-first')
  }, [field, isWanted])
}
