import { generateKeyPairSync, verify } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'

const endpoint = new URL('../../../docs/examples/coinbaseOnramp.mjs', import.meta.url).href
const { onrampUrl } = await import(/* @vite-ignore */ endpoint)

afterEach(() => void vi.unstubAllGlobals())

const ask = (more = {}) =>
  new Request('https://harbor.example/v1/generators/onrampurl', {
    method: 'POST',
    body: JSON.stringify({
      destinationWallets: [{ address: '0x6c', blockchains: ['base'], assets: ['ETH'] }],
      ...{ defaultNetwork: 'base', partnerUserId: 'harbor', defaultExperience: 'buy', presetFiatAmount: 200.5 },
      ...more,
    }),
  })

it('the example of an onramp endpoint asks Coinbase with a signed token, and answers with a page', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const [seed, point] = [privateKey, publicKey].map((key, index) =>
    key.export(index ? { format: 'der', type: 'spki' } : { format: 'der', type: 'pkcs8' }).subarray(-32),
  )
  const keySecret = Buffer.concat([seed ?? Buffer.of(), point ?? Buffer.of()]).toString('base64')
  const asked: { url: string; init: RequestInit & { headers: Record<string, string> } }[] = []
  vi.stubGlobal('fetch', async (url: string, init: (typeof asked)[number]['init']) => {
    asked.push({ url, init })
    return Response.json({ token: 'session-1' })
  })
  const answer = await onrampUrl(ask({ presetCryptoAmount: 0.05 }), {
    clientIp: '192.0.2.7',
    keyId: 'key-1',
    keySecret,
  })
  const { url } = await answer.json()
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    sessionToken: 'session-1',
    ...{ defaultNetwork: 'base', defaultAsset: 'ETH', presetFiatAmount: '200.5', partnerUserId: 'harbor' },
    presetCryptoAmount: '0.05',
  })
  const [call] = asked
  expect(call?.url).toBe('https://api.developer.coinbase.com/onramp/v1/token')
  expect(JSON.parse(String(call?.init.body))).toEqual({
    addresses: [{ address: '0x6c', blockchains: ['base'] }],
    assets: ['ETH'],
    clientIp: '192.0.2.7',
  })
  const [head = '', claims = '', signature = ''] = (call?.init.headers.authorization ?? '').slice(7).split('.')
  expect(verify(null, Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    sub: 'key-1',
    uri: 'POST api.developer.coinbase.com/onramp/v1/token',
  })
})

it('the example of an onramp endpoint omits amounts that were not requested', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ token: 'session-1' }))
  const keySecret = Buffer.alloc(64, 7).toString('base64')
  const answer = await onrampUrl(ask(), { clientIp: '192.0.2.7', keyId: 'key-1', keySecret })
  const { url } = await answer.json()
  expect(new URL(url).searchParams.has('presetCryptoAmount')).toBe(false)
})

it('the endpoint of self-hosting.md says that Coinbase has refused, and no more', async () => {
  vi.stubGlobal('fetch', async () => new Response('secret words', { status: 401 }))
  const keySecret = Buffer.alloc(64, 7).toString('base64')
  const answer = await onrampUrl(ask(), { clientIp: '192.0.2.7', keyId: 'key-1', keySecret })
  expect([answer.status, await answer.text()]).toEqual([502, ''])
})
