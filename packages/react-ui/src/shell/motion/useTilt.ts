import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from './cloneForExit.js'

/** Tilts an element toward a mouse: sets `--fy-x` and `--fy-y`, from -1 to 1, from which CSS draws the tilt. */
export function useTilt(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const set = (x: number, y: number) => {
      element.style.setProperty('--fy-x', x.toFixed(2))
      element.style.setProperty('--fy-y', y.toFixed(2))
    }
    const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse' || prefersReducedMotion()) return
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) set(toUnit((clientX - left) / width), toUnit((clientY - top) / height))
    }
    const onLeave = () => set(0, 0)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerleave', onLeave)
    return () => {
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerleave', onLeave)
    }
  }, [ref])
}

const toUnit = (share: number): number => Math.min(1, Math.max(-1, share * 2 - 1))
