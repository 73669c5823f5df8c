import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTestServer } from '../../testing/useTestServer'
import { createSecret } from '../keys/secrets'
import { createMetrics } from './createMetrics'

const [EMAIL, CLIENT] = ['mia@example.org', '203.0.113.7']

async function start(options: Parameters<typeof createTestServer>[0] = {}) {
  const metrics = createMetrics()
  const site = createTestServer({ metrics, rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' }, ...options })
  await site.start()
  onTestFinished(site.stop)
  const server = createServer(metrics.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const scrape = async () => (await fetch(`${url}/metrics`)).text()
  return { site, url, scrape }
}

describe('metrics', () => {
  it('count requests by route and by the status that the frame is told, mails and requests to nodes', async () => {
    const { site, scrape } = await start()
    const token = await site.login(EMAIL)
    await site.call('session', {}, token)
    await site.call('session', {}, createSecret())
    await site.call('chain', { caipNetworkId: 'eip155:1', method: 'eth_chainId' }, token)
    site.refuseMails(() => true)
    await site.call('email/begin', { email: 'tom@example.org', origin: site.origin })
    await fetch(`${site.url()}/sdk`)
    const text = await scrape()
    for (const line of [
      'secure_request_duration_seconds_count{method="POST",route="/api/email/finish",status="200"} 1',
      'secure_request_duration_seconds_count{method="POST",route="/api/session",status="200"} 1',
      'secure_request_duration_seconds_count{method="POST",route="/api/session",status="401"} 1',
      'secure_request_duration_seconds_count{method="GET",route="/sdk",status="200"} 1',
      'secure_node_request_duration_seconds_count{network="eip155:1",result="failed"} 1',
      'secure_mails_total{result="sent"} 1',
      'secure_mails_total{result="failed"} 1',
      'secure_outbox_mails 0',
      'process_cpu_seconds_total',
    ])
      expect(text).toContain(line)
  })

  it('count mails that wait in the outbox, and go on while the storage does not answer', async () => {
    const storage = createMemoryStorage()
    let isDown = false
    const keys = async (...from: [string, string?]) => {
      if (isDown) throw new Error('down')
      return storage.keys(...from)
    }
    const { scrape } = await start({ storage: { ...storage, keys } })
    await storage.change('outbox', 'one', () => ({ value: {}, expiresAt: undefined }))
    expect(await scrape()).toContain('secure_outbox_mails 1\n')
    isDown = true
    expect(await scrape()).toContain('secure_outbox_mails Nan\n')
  })

  it('hold no identity, secret or path of a request', async () => {
    const { site, scrape } = await start()
    const { body } = await site.call('email/begin', { email: EMAIL, origin: site.origin }, undefined, CLIENT)
    const digits = site.code(EMAIL)
    const done = await site.call('email/finish', { attempt: body.attempt, digits }, undefined, CLIENT)
    const secret = createSecret()
    for (const path of [`/device?token=${secret}`, `/email/stop?token=${secret}`, `/${secret}`, `/api/${secret}`])
      await fetch(`${site.url()}${path}`)
    await fetch(`${site.url()}/${secret}`, { method: 'PROPFIND' })
    const text = await scrape()
    expect(text).toContain('{method="GET",route="none",status="404"} 2')
    expect(text).toContain('{method="_OTHER",route="none",status="404"} 1')
    for (const hidden of [EMAIL, CLIENT, digits, secret, site.origin, ...Object.values({ ...body, ...done.body })])
      if (hidden !== 'VERIFY_OTP') expect(text).not.toContain(hidden)
  })

  it('are not public: only their own listener serves them, at one path', async () => {
    const { site, url } = await start()
    expect((await fetch(`${site.url()}/metrics`)).status).toBe(404)
    expect((await fetch(`${url}/`)).status).toBe(404)
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
    const plain = createTestServer()
    await plain.start()
    onTestFinished(plain.stop)
    expect((await fetch(`${plain.url()}/metrics`)).status).toBe(404)
  })
})
