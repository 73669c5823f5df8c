import { useRef } from 'react'
import { useUi } from '../UiContext.js'

/**
 * Handlers for what a visitor points at, presses or reaches by key, once each time. What slid under a resting pointer,
 * because the view around it changed, is not pointed at. Nothing of it where the site wants nothing ahead of a press.
 */
export function usePointing(onPoint: (() => void) | undefined) {
  const { context } = useUi()
  const isPointed = useRef(false)
  if (!onPoint || context.options.preload === 'none') return undefined
  const point = () => {
    if (!isPointed.current) onPoint()
    isPointed.current = true
  }
  const leave = () => {
    isPointed.current = false
  }
  return { onPointerMove: point, onPointerDown: point, onPointerLeave: leave, onFocus: onPoint }
}
