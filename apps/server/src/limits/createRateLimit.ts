export interface RateLimit {
  /** Returns whether a request of this cost may run, and counts it if so. */
  take(cost: number): boolean
  /** Returns whether a request of this cost may run. */
  has(cost: number): boolean
}

/** Allows `perSecond` requests on average, and `burst` at once. */
export function createRateLimit(
  { perSecond, burst }: { readonly perSecond: number; readonly burst: number },
  now: () => number = () => performance.now(),
): RateLimit {
  let left = burst
  let last = now()
  const has = (cost: number): boolean => {
    const current = now()
    left = Math.min(burst, left + ((current - last) / 1000) * perSecond)
    last = current
    return left >= cost
  }
  return {
    has,
    take(cost) {
      if (!has(cost)) return false
      left -= cost
      return true
    },
  }
}
