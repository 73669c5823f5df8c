import { type RefObject, useEffect, useRef } from 'react'

const DISMISS_DISTANCE_PX = 96

export interface UseSheetDragParameters {
  readonly sheet: RefObject<HTMLElement | null>
  readonly isActive: boolean
  readonly onDismiss: () => void
}

/** Lets the user drag a sheet by its header and dismiss it. */
export function useSheetDrag({ sheet, isActive, onDismiss }: UseSheetDragParameters): void {
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })

  useEffect(() => {
    const element = sheet.current
    if (!element || !isActive) return
    let from: number | undefined
    const distance = (event: PointerEvent) => Math.max(0, event.clientY - (from ?? event.clientY))
    const onDown = (event: PointerEvent) => {
      const [target] = event.composedPath()
      if (!(target instanceof Element) || !target.closest('.fy-header') || target.closest('button')) return
      from = event.clientY
      target.setPointerCapture(event.pointerId)
    }
    const onMove = (event: PointerEvent) => {
      if (from !== undefined) element.style.translate = `0 ${distance(event)}px`
    }
    const onUp = (event: PointerEvent) => {
      if (from === undefined) return
      const isFar = distance(event) > DISMISS_DISTANCE_PX
      from = undefined
      element.style.translate = ''
      if (isFar && event.type === 'pointerup') dismiss.current()
    }
    const listeners = [
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', onUp],
    ] as const
    for (const [type, listener] of listeners) element.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener)
    }
  }, [sheet, isActive])
}
