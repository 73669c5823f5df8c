import { type RefObject, useLayoutEffect } from 'react'

/** `/` puts the focus into a search field, unless something is being typed elsewhere. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const root = field.current?.getRootNode()
    if (!root) return
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      field.current?.focus()
    }
    root.addEventListener('keydown', onKeyDown)
    return () => root.removeEventListener('keydown', onKeyDown)
  }, [field])
}
