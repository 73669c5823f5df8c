import { describe, expect, it } from 'vitest'
import { random, toBytes, toText } from './bytes'
import { openSeed, sealSeed } from './sealSeed'

const half = () => toText(random(32))
const halves = () => ({ storedHalf: half(), serviceHalf: half(), userId: 'one' })

describe('sealSeed', () => {
  it('opens again with both halves, and shows nothing of the seed', async () => {
    const [seed, key] = [random(32), halves()]
    const sealed = await sealSeed(seed, key)
    expect(await openSeed(sealed, key)).toEqual(seed)
    const shown = JSON.stringify(sealed) + toText(toBytes(sealed.ciphertext))
    expect(shown).not.toContain(toText(seed))
    expect(toBytes(sealed.ciphertext)).toHaveLength(32 + 16)
    expect((await sealSeed(seed, key)).ciphertext).not.toBe(sealed.ciphertext)
  })

  it.each([
    ['another stored half', { storedHalf: half() }],
    ['another service half', { serviceHalf: half() }],
    ['another owner', { userId: 'two' }],
  ])('does not open with %s', async (_, change) => {
    const key = halves()
    const sealed = await sealSeed(random(32), key)
    await expect(openSeed(sealed, { ...key, ...change })).rejects.toThrow()
  })

  it('does not open when a bit was changed', async () => {
    const key = halves()
    const sealed = await sealSeed(random(32), key)
    const bytes = toBytes(sealed.ciphertext)
    bytes[0] = (bytes[0] ?? 0) ^ 1
    await expect(openSeed({ ...sealed, ciphertext: toText(bytes) }, key)).rejects.toThrow()
  })
})
