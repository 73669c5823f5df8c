import { combine, split } from 'shamir-secret-sharing'
import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'
import { createRandomBytes, encodeUtf8, toBase64Url } from './bytes'

export const SEED_BYTES = 32

/** 32 bytes of value and, last, the x coordinate, as the library writes them. */
export const SHARE_BYTES = SEED_BYTES + 1

/** Any two shares of a sharing open the wallet. */
const THRESHOLD = 2

const MOST_X = 255
const CHECK_BYTES = 16

/** Identifies the shares that belong together. */
export interface Sharing {
  readonly id: string
  /** Value of `computeSeedCheck` that a combined seed must have. */
  readonly check: string
}

/** Splits a seed into shares with distinct x coordinates, of which any two open it. */
export async function splitSeed(seed: Uint8Array, count: number): Promise<Uint8Array<ArrayBuffer>[]> {
  if (seed.length !== SEED_BYTES) throw new RangeError(`A seed has ${SEED_BYTES} bytes`)
  return (await split(seed, count, THRESHOLD)).map((share) => {
    const copy = Uint8Array.from(share)
    share.fill(0)
    return copy
  })
}

/** Combines two shares to a seed. Returns a wrong seed for shares of two sharings; compare its check. */
export async function combineShares(one: Uint8Array, other: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return interpolate(one, other, 0)
}

/**
 * Computes the share at another x coordinate from two shares, or from one and `toSeedShare(seed)`.
 *
 * @param x 1 to 255
 */
export async function computeShare(one: Uint8Array, other: Uint8Array, x: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!Number.isInteger(x) || x < 1 || x > MOST_X) throw new RangeError(`A share has an x from 1 to ${MOST_X}`)
  const value = await interpolate(one, other, x)
  const share = new Uint8Array(SHARE_BYTES)
  share.set(value)
  share[SEED_BYTES] = x
  value.fill(0)
  return share
}

/** Writes a seed as the share at x = 0, for `computeShare`. It is as secret as the seed. */
export function toSeedShare(seed: Uint8Array): Uint8Array<ArrayBuffer> {
  if (seed.length !== SEED_BYTES) throw new RangeError(`A seed has ${SEED_BYTES} bytes`)
  const share = new Uint8Array(SHARE_BYTES)
  share.set(seed)
  return share
}

/** Chooses a random x coordinate that none of the given shares has. */
export function chooseX(...taken: readonly Uint8Array[]): number {
  const used = new Set([0, ...taken.map((share) => share[SEED_BYTES])])
  for (;;) {
    const [x = 0] = createRandomBytes(1)
    if (!used.has(x)) return x
  }
}

export const createSharingId = (): string => toBase64Url(createRandomBytes(16))

/** Computes the public value that tells whether a combined seed is the user's: HKDF-SHA256 (RFC 5869), 16 bytes. */
export async function computeSeedCheck(seed: Uint8Array, userId: string): Promise<string> {
  const material = Uint8Array.from(seed)
  const source = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits'])
  material.fill(0)
  const info = encodeUtf8('foyer secure site, seed check, 1')
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: encodeUtf8(userId), info }
  return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(derivation, source, CHECK_BYTES * 8)))
}

/** Combines two shares. Rejects with a `FrameError` if they do not give the seed that `check` belongs to. */
export async function openSeedFromShares(
  one: Uint8Array,
  other: Uint8Array,
  { check, userId }: Pick<Sharing, 'check'> & { readonly userId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const seed = await combineShares(one, other).catch(() => undefined)
  if (seed !== undefined && (await computeSeedCheck(seed, userId)) === check) return seed
  seed?.fill(0)
  throw createClosedError()
}

export const createClosedError = () => new FrameError(texts().errors.wallet.closed)

/**
 * Interpolates at `x` with the library, which can only do so at 0: subtraction in GF(2^8) is XOR, so the value at `x`
 * is the one at 0 of the same points with every coordinate XORed with `x`.
 */
async function interpolate(one: Uint8Array, other: Uint8Array, x: number): Promise<Uint8Array<ArrayBuffer>> {
  const shifted = [one, other].map((share) => {
    if (share.length !== SHARE_BYTES) throw new RangeError(`A share has ${SHARE_BYTES} bytes`)
    const copy = Uint8Array.from(share)
    copy[SEED_BYTES] = (copy[SEED_BYTES] ?? 0) ^ x
    return copy
  })
  try {
    const value = await combine(shifted)
    const copy = Uint8Array.from(value)
    value.fill(0)
    return copy
  } finally {
    for (const copy of shifted) copy.fill(0)
  }
}
