import { PAIRING_RESERVE } from '@foyer/core/ui'
import { useEffect, useState } from 'react'

const SECOND = 1000

const left = (expiresAt: number) => Math.max(0, Math.ceil((expiresAt - PAIRING_RESERVE - Date.now()) / SECOND))

/** Seconds until a new code comes. */
export function useSecondsLeft(expiresAt: number | undefined): number | undefined {
  const [, tick] = useState(0)
  useEffect(() => {
    if (expiresAt === undefined) return
    const timer = setInterval(() => tick((count) => count + 1), SECOND)
    return () => clearInterval(timer)
  }, [expiresAt])
  return expiresAt === undefined ? undefined : left(expiresAt)
}
