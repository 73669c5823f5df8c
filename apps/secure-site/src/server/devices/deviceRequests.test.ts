import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestSharing } from '../../testing/openTestWallet'
import { proveTestRecovery } from '../../testing/proveTestRecovery'
import { useTestServer } from '../../testing/useTestServer'

const site = useTestServer({ cooldownMs: 0 })
const KEY = `B${'A'.repeat(86)}`
const share = { publicKey: KEY, iv: 'A'.repeat(16), ciphertext: 'A'.repeat(66) }
const requestsSchema = z.object({
  requests: z.array(z.object({ id: z.string(), publicKey: z.string(), origin: z.optional(z.string()) })),
})

let users = 0
async function open() {
  const email = `mia${++users}@example.org`
  const [device, other] = [await site.login(email), await site.login(email)]
  await site.call('share/keep', createTestSharing(), other)
  const begin = async (token = device) =>
    (await site.call('device/request', { publicKey: KEY, origin: site.origin }, token)).body.id ?? ''
  const list = async (token = other) =>
    z.parse(requestsSchema, (await site.call('device/requests', {}, token)).body).requests
  return { device, other, begin, list }
}

describe('the request of a new device', () => {
  it('is listed for other devices of the user alone', async () => {
    const [{ device, begin, list }, stranger] = [await open(), await open()]
    const id = await begin()
    expect(await list()).toEqual([expect.objectContaining({ id, publicKey: KEY, origin: site.origin })])
    expect(await list(device)).toEqual([])
    expect(await stranger.list()).toEqual([])
  })

  it('gets the share from another device, once', async () => {
    const { device, other, begin, list } = await open()
    const id = await begin()
    const waiting = site.call('device/wait', { id }, device)
    expect(await site.call('device/approve', { id, share }, other)).toEqual({ status: 200, body: {} })
    expect((await waiting).body).toEqual({ status: 'approved', share })
    expect(await list()).toEqual([])
    const replaced = await site.call('device/approve', { id, share: { ...share, iv: 'B'.repeat(16) } }, other)
    expect(replaced.status).toBe(410)
    expect((await site.call('device/wait', { id }, device)).body).toEqual({ status: 'approved', share })
  })

  it('is approved only with a signature of the opened wallet, for this request and session', async () => {
    const { device, other, begin } = await open()
    const id = await begin()
    for (const proof of [
      'A'.repeat(86),
      proveTestRecovery('approve', await begin(), other),
      proveTestRecovery('approve', id, device),
      proveTestRecovery('add', id, other),
    ]) {
      const { status, body } = await site.call('device/approve', { id, share, proof }, other)
      expect([status, body.error]).toEqual([403, 'Open your wallet on this device first. Nothing was changed.'])
    }
    expect((await site.call('device/approve', { id, share }, other)).status).toBe(200)
  })

  it('is declined by another device', async () => {
    const { device, other, begin } = await open()
    const id = await begin()
    expect(await site.call('device/decline', { id }, other)).toEqual({ status: 200, body: {} })
    expect((await site.call('device/wait', { id }, device)).body).toEqual({ status: 'declined' })
    expect((await site.call('device/approve', { id, share }, other)).status).toBe(410)
  })

  it('cannot be approved by the session that sent it', async () => {
    const { device, begin } = await open()
    const id = await begin()
    const { status, body } = await site.call('device/approve', { id, share }, device)
    expect([status, body.error]).toEqual([403, 'Approve this on another device.'])
  })

  it('cannot be read, approved or declined by another user', async () => {
    const [{ begin }, stranger] = [await open(), await open()]
    const id = await begin()
    for (const path of ['device/wait', 'device/decline', 'device/approve']) {
      expect((await site.call(path, { id, share }, stranger.device)).status).toBe(410)
    }
  })

  it('cannot be read by another session of the user', async () => {
    const { other, begin } = await open()
    const id = await begin()
    expect((await site.call('device/wait', { id }, other)).status).toBe(410)
  })

  it('ends after ten minutes', async () => {
    const { device, other, begin, list } = await open()
    const id = await begin()
    site.pass(10 * 60_000)
    expect(await list()).toEqual([])
    expect((await site.call('device/approve', { id, share }, other)).status).toBe(410)
    expect((await site.call('device/wait', { id }, device)).body.error).toBe(
      'This request has ended. Start again on the new device.',
    )
  })

  it('is one of at most five, the newest', async () => {
    const { begin, list } = await open()
    const ids: string[] = []
    for (let count = 0; count < 6; count++) ids.push(await begin())
    expect((await list()).map(({ id }) => id)).toEqual(ids.slice(1).reverse())
  })

  it('is refused without a login', async () => {
    expect((await site.call('device/request', { publicKey: KEY })).status).toBe(401)
    expect((await site.call('device/requests')).status).toBe(401)
  })

  it.each([
    ['a key of another length', { publicKey: 'AAAA' }],
    ['an origin with a path', { publicKey: KEY, origin: 'https://harbor.example/x' }],
  ])('is refused with %s', async (_, body) => {
    const { device } = await open()
    expect((await site.call('device/request', body, device)).status).toBe(400)
  })
})
