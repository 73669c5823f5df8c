import { useEffect, useState } from 'react'

/** After this long the visitor is told that it takes longer. Milliseconds. */
const SLOW = 4_000

/** True when something has been going on for a while. */
export function useIsSlow(isGoingOn: boolean, after = SLOW): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setSlow(true), after)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isGoingOn, after])
  return isGoingOn && isSlow
}
