import { useEffect, useState } from 'react'

const SECOND = 1000

/** Seconds until a moment (milliseconds since 1970), 0 when it is over. */
export function useSecondsUntil(time: number | undefined): number {
  const [, tick] = useState(0)
  const seconds = time === undefined ? 0 : Math.max(0, Math.ceil((time - Date.now()) / SECOND))
  const isGoingOn = seconds > 0
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(() => tick((count) => count + 1), SECOND)
    return () => clearInterval(timer)
  }, [isGoingOn])
  return seconds
}
