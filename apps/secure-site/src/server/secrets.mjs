import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const BYTES = 32

export const newSecret = () => randomBytes(BYTES).toString('base64url')

/** Six digits, each of the million equally likely. */
export const newDigits = () => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * What is kept of a long secret: enough to know it again, useless to who reads it.
 *
 * @param {string} secret
 */
export const fingerprint = (secret) => createHash('sha256').update(secret).digest('base64url')

/**
 * A short secret is guessed from a plain hash in no time, so this one takes a key that lies elsewhere.
 *
 * @param {string} pepper
 * @param {string[]} parts
 */
export const sealed = (pepper, ...parts) =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest('base64url')

/**
 * @param {string} one
 * @param {string} other
 */
export function isSame(one, other) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
