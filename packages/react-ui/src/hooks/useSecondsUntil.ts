import { useEffect, useState } from 'react'

const SECOND = 1000
const MINUTE = 60

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

/** Seconds as minutes and seconds, or room for them while that is not known. */
export const toClock = (seconds: number | undefined): string =>
  seconds === undefined ? '–:––' : `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
