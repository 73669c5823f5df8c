import { useEffect, useState } from 'react'

const SLOW_AFTER_MS = 4_000

/** Returns true once `isInProgress` has been true for `after` ms. */
export function useIsSlow(isInProgress: boolean, after = SLOW_AFTER_MS): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isInProgress) return
    const timer = setTimeout(() => setSlow(true), after)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isInProgress, after])
  return isInProgress && isSlow
}
