import { describe, expect, it } from 'vitest'
import { createRandomBytes, fromBase64Url, toBase64Url } from '../vault/bytes'
import { createLinkKey, formatLinkCode, sealLinkedShare } from './deviceLink'

const subject = { userId: 'one', sharingId: 'sharing' }

describe('a linked share', () => {
  it('opens on the device that it was encrypted for, and reveals nothing of the share', async () => {
    const device = await createLinkKey()
    const share = createRandomBytes(33)
    const linked = await sealLinkedShare(share, device.publicKey, subject)
    expect(await device.open(linked, subject)).toEqual(share)
    expect(JSON.stringify(linked)).not.toContain(toBase64Url(share))
    const again = await sealLinkedShare(share, device.publicKey, subject)
    expect(again.publicKey).not.toBe(linked.publicKey)
    expect(again.ciphertext).not.toBe(linked.ciphertext)
  })

  it.each([
    ['on another device', {}, subject, createLinkKey],
    ['for another user', {}, { ...subject, userId: 'two' }, undefined],
    ['for another sharing', {}, { ...subject, sharingId: 'other' }, undefined],
    ['with another iv', { iv: toBase64Url(new Uint8Array(12)) }, subject, undefined],
    ['with a key that is no point of the curve', { publicKey: toBase64Url(new Uint8Array(65)) }, subject, undefined],
  ])('fails to open %s', async (_, change, as, createOther) => {
    const device = await createLinkKey()
    const linked = await sealLinkedShare(createRandomBytes(33), device.publicKey, subject)
    const opener = createOther === undefined ? device : await createOther()
    await expect(opener.open({ ...linked, ...change }, as)).rejects.toThrow()
  })

  it('fails to open after a changed bit', async () => {
    const device = await createLinkKey()
    const linked = await sealLinkedShare(createRandomBytes(33), device.publicKey, subject)
    const bytes = fromBase64Url(linked.ciphertext)
    bytes[0] = (bytes[0] ?? 0) ^ 1
    await expect(device.open({ ...linked, ciphertext: toBase64Url(bytes) }, subject)).rejects.toThrow()
  })

  it('fails to open if the server has replaced the key of the device', async () => {
    const [device, server] = [await createLinkKey(), await createLinkKey()]
    const linked = await sealLinkedShare(createRandomBytes(33), server.publicKey, subject)
    await expect(device.open(linked, subject)).rejects.toThrow()
    expect(await formatLinkCode(server.publicKey)).not.toBe(await formatLinkCode(device.publicKey))
  })

  it('is refused for a device whose key is no point of the curve', async () => {
    const share = createRandomBytes(33)
    await expect(sealLinkedShare(share, toBase64Url(new Uint8Array(65).fill(4)), subject)).rejects.toThrow()
    await expect(sealLinkedShare(share, 'AAAA', subject)).rejects.toThrow()
  })
})

describe('the code of a device', () => {
  it('has ten letters and digits of the hash of its key', async () => {
    // Computed with Python: the first 50 bits of hashlib.sha256(b'foyer secure site, device code, 1\nAAAA').
    expect(await formatLinkCode('AAAA')).toBe('2404A-19E7N')
    const { publicKey } = await createLinkKey()
    expect(await formatLinkCode(publicKey)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await formatLinkCode(publicKey)).toBe(await formatLinkCode(publicKey))
  })
})
