import { hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomBytes } from './bytes'
import {
  chooseX,
  combineShares,
  computeSeedCheck,
  computeShare,
  createSharingId,
  openSeedFromShares,
  SEED_BYTES,
  SHARE_BYTES,
  splitSeed,
  toSeedShare,
} from './shares'

const seeds = fc.uint8Array({ minLength: SEED_BYTES, maxLength: SEED_BYTES }).map((each) => Uint8Array.from(each))
const xs = fc.integer({ min: 1, max: 255 })
const xOf = (share: Uint8Array) => share[SEED_BYTES] ?? 0
const USER = 'one'
const CLOSED = 'Your wallet couldn’t be opened. It hasn’t been changed.'

describe('shares of a seed', () => {
  it('open it, any two of many, whether split or computed', async () => {
    await fc.assert(
      fc.asyncProperty(
        seeds,
        fc.integer({ min: 2, max: 8 }),
        fc.array(xs, { maxLength: 4 }),
        async (seed, count, at) => {
          const shares = await splitSeed(seed, count)
          const [one, other] = shares
          if (one === undefined || other === undefined) throw new Error('too few')
          for (const x of at) shares.push(await computeShare(one, other, x))
          for (const left of shares) {
            for (const right of shares) {
              if (xOf(left) !== xOf(right)) expect(await combineShares(left, right)).toEqual(seed)
            }
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  it('have 33 bytes with distinct x coordinates, never 0', async () => {
    const shares = await splitSeed(createRandomBytes(SEED_BYTES), 255)
    expect(new Set(shares.map(xOf)).size).toBe(255)
    expect(shares.map(xOf)).not.toContain(0)
    expect(shares.every(({ length }) => length === SHARE_BYTES)).toBe(true)
  })

  it('are computed alike from any two shares, and from the seed and one share', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, xs, async (seed, x) => {
        const [one, two, three] = await splitSeed(seed, 3)
        if (one === undefined || two === undefined || three === undefined) throw new Error('too few')
        const share = await computeShare(one, two, x)
        expect(xOf(share)).toBe(x)
        expect(await computeShare(three, one, x)).toEqual(share)
        expect(await computeShare(toSeedShare(seed), three, x)).toEqual(share)
        expect(await computeShare(two, toSeedShare(seed), xOf(two))).toEqual(two)
      }),
      { numRuns: 30 },
    )
  })

  it('reveal nothing alone: each value is possible for each seed', async () => {
    // For a given share, any other seed has a sharing that contains it.
    const [share] = await splitSeed(createRandomBytes(SEED_BYTES), 2)
    if (share === undefined) throw new Error('too few')
    const another = createRandomBytes(SEED_BYTES)
    const other = await computeShare(toSeedShare(another), share, chooseX(share))
    expect(await combineShares(share, other)).toEqual(another)
  })

  it('do not open with one alone, nor with a share of another sharing', async () => {
    const seed = createRandomBytes(SEED_BYTES)
    const check = await computeSeedCheck(seed, USER)
    const [one, two] = await splitSeed(seed, 2)
    // Another sharing of the same seed.
    const [stranger] = await splitSeed(seed, 2)
    if (one === undefined || two === undefined || stranger === undefined) throw new Error('too few')
    expect(await openSeedFromShares(one, two, { check, userId: USER })).toEqual(seed)
    for (const other of [one, Uint8Array.from(one), stranger, new Uint8Array(SHARE_BYTES), new Uint8Array(3)]) {
      await expect(openSeedFromShares(one, other, { check, userId: USER })).rejects.toThrow(CLOSED)
    }
    await expect(openSeedFromShares(one, two, { check, userId: 'two' })).rejects.toThrow(CLOSED)
    await expect(openSeedFromShares(one, two, { check: '', userId: USER })).rejects.toThrow(CLOSED)
  })

  it('stay as they are when they are combined', async () => {
    const [one, two] = await splitSeed(createRandomBytes(SEED_BYTES), 2)
    if (one === undefined || two === undefined) throw new Error('too few')
    const before = [Uint8Array.from(one), Uint8Array.from(two)]
    await combineShares(one, two)
    await computeShare(one, two, 7)
    expect([one, two]).toEqual(before)
  })
})

describe('computeShare', () => {
  it.each([0, -1, 256, 1.5, Number.NaN])('refuses an x of %d, which would be the seed or no share', async (x) => {
    const [one, two] = await splitSeed(createRandomBytes(SEED_BYTES), 2)
    if (one === undefined || two === undefined) throw new Error('too few')
    await expect(computeShare(one, two, x)).rejects.toThrow('A share has an x from 1 to 255')
  })

  it('refuses seeds and shares of another length', async () => {
    const [one] = await splitSeed(createRandomBytes(SEED_BYTES), 2)
    if (one === undefined) throw new Error('too few')
    await expect(computeShare(one, createRandomBytes(SEED_BYTES), 1)).rejects.toThrow('A share has 33 bytes')
    await expect(splitSeed(one, 2)).rejects.toThrow('A seed has 32 bytes')
    expect(() => toSeedShare(one)).toThrow('A seed has 32 bytes')
  })
})

it('chooseX chooses an x that no given share has, and never 0', async () => {
  const shares = await splitSeed(createRandomBytes(SEED_BYTES), 255)
  const free = shares.pop() ?? new Uint8Array()
  for (let each = 0; each < 20; each++) expect(chooseX(...shares)).toBe(xOf(free))
})

describe('computeSeedCheck', () => {
  it('matches HKDF-SHA256 as Node computes it', async () => {
    const seed = new Uint8Array(SEED_BYTES).fill(7)
    const expected = Buffer.from(hkdfSync('sha256', seed, 'mia', 'foyer secure site, seed check, 1', 16))
    expect(await computeSeedCheck(seed, 'mia')).toBe(expected.toString('base64url'))
    expect(seed).toEqual(new Uint8Array(SEED_BYTES).fill(7))
  })
})

it('createSharingId returns 16 random bytes', () => {
  expect(createSharingId()).toMatch(/^[\w-]{22}$/)
  expect(createSharingId()).not.toBe(createSharingId())
})
