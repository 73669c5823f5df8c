import { useLayoutEffect, useRef } from 'react'
import type { Steady } from './useSteady.js'

/** A value as it may be shown: while somebody is about to press something, only what of it moves nothing. */
export function useHeld<T>(value: T, { isHeld }: Steady, hold: (shown: T, value: T) => T): T {
  const last = useRef(value)
  const shown = isHeld() ? hold(last.current, value) : value
  useLayoutEffect(() => {
    last.current = shown
  })
  return shown
}
