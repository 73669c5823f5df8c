import { useRef } from 'react'

/**
 * Handlers for what a visitor points at, presses or reaches by key, once each time. What slid under a resting pointer,
 * because the view around it changed, is not pointed at.
 */
export function usePointing(onPoint: (() => void) | undefined) {
  const isPointed = useRef(false)
  const point = () => {
    if (!isPointed.current) onPoint?.()
    isPointed.current = true
  }
  const leave = () => {
    isPointed.current = false
  }
  return { onPointerMove: point, onPointerDown: point, onPointerLeave: leave, onFocus: onPoint }
}
