import { useEffect } from 'react'

/** Tells once when the end is nearly seen, and again with each page that did not fill the screen. */
export function useNearEnd(isNearEnd: boolean, count: number, onEnd: (() => void) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that did not fill the screen asks for another
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd, count])
}
