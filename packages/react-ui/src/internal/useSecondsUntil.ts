import { useEffect, useState } from 'react'

const SECOND_MS = 1000
const MINUTE = 60

/** Counts down the seconds until a time (Unix, ms). */
export function useSecondsUntil(time: number | undefined): number {
  const [, tick] = useState(0)
  const seconds = time === undefined ? 0 : Math.max(0, Math.ceil((time - Date.now()) / SECOND_MS))
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((count) => count + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

/** Formats seconds as minutes and seconds, with placeholders while unknown. */
export const formatClock = (seconds: number | undefined): string =>
  seconds === undefined ? '–:––' : `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
