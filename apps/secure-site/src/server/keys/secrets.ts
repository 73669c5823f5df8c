import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const BYTES = 32

export const createSecret = () => randomBytes(BYTES).toString('base64url')

/** Creates a secret of 64 hexadecimal digits, for places that ignore case. */
export const createHexSecret = () => randomBytes(BYTES).toString('hex')

export const createSixDigitCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Hashes short secrets with a pepper, stored elsewhere: plain hashes of them are guessable. */
export const computeHmac = (pepper: string, ...parts: string[]) =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest('base64url')

export function isSameSecret(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
