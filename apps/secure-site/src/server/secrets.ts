import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const BYTES = 32

export const newSecret = () => randomBytes(BYTES).toString('base64url')

/** Six digits, each of the million equally likely. */
export const newDigits = () => String(randomInt(1_000_000)).padStart(6, '0')

/** What is kept of a long secret: enough to know it again, useless to who reads it. */
export const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** A short secret is guessed from a plain hash in no time, so this one takes a key that lies elsewhere. */
export const sealed = (pepper: string, ...parts: string[]) =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest('base64url')

export function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
