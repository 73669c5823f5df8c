import { describe, expect, it } from 'vitest'
import { createRandomBytes, fromBase64Url, toBase64Url } from './bytes'
import { openSeed, sealSeed } from './sealSeed'

const half = () => toBase64Url(createRandomBytes(32))
const halves = () => ({ storedHalf: half(), serviceHalf: half(), userId: 'one' })

describe('sealSeed', () => {
  it('seals a seed that both halves open, and reveals nothing of it', async () => {
    const [seed, key] = [createRandomBytes(32), halves()]
    const sealed = await sealSeed(seed, key)
    expect(await openSeed(sealed, key)).toEqual(seed)
    const displayed = JSON.stringify(sealed) + toBase64Url(fromBase64Url(sealed.ciphertext))
    expect(displayed).not.toContain(toBase64Url(seed))
    expect(fromBase64Url(sealed.ciphertext)).toHaveLength(32 + 16)
    expect((await sealSeed(seed, key)).ciphertext).not.toBe(sealed.ciphertext)
  })

  it.each([
    ['another stored half', { storedHalf: half() }],
    ['another service half', { serviceHalf: half() }],
    ['another owner', { userId: 'two' }],
  ])('fails to open with %s', async (_, change) => {
    const key = halves()
    const sealed = await sealSeed(createRandomBytes(32), key)
    await expect(openSeed(sealed, { ...key, ...change })).rejects.toThrow()
  })

  it('fails to open after a changed bit', async () => {
    const key = halves()
    const sealed = await sealSeed(createRandomBytes(32), key)
    const bytes = fromBase64Url(sealed.ciphertext)
    bytes[0] = (bytes[0] ?? 0) ^ 1
    await expect(openSeed({ ...sealed, ciphertext: toBase64Url(bytes) }, key)).rejects.toThrow()
  })
})
