import { Refusal } from './Refusal.mjs'

const FORGET_ABOVE = 10_000

/**
 * One mail an address in this time, whoever asks for it.
 *
 * @param {{ now: () => number, milliseconds: number }} parameters
 */
export function createCooldown({ now, milliseconds }) {
  /** @type {Map<string, number>} when each may have the next */
  const until = new Map()
  return {
    /** Throws when it is too early. @param {string} address */
    take(address) {
      const left = (until.get(address) ?? 0) - now()
      if (left > 0) throw new Refusal(429, `Please try again after ${Math.ceil(left / 1000)} seconds`)
      if (until.size > FORGET_ABOVE) for (const [each, end] of until) if (end <= now()) until.delete(each)
      until.set(address, now() + milliseconds)
    },
  }
}
