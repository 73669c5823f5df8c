import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { bitcoinMainnet } from '../../networks.js'
import { createTestApp } from '../../testing/createTestApp.js'

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serve(status: number, body: string) {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested }
}

const COINS = JSON.stringify([
  { txid: 'a'.repeat(64), vout: 0, value: 2099999997690000, status: { confirmed: true } },
  { txid: 'b'.repeat(64), vout: 1, value: 1, status: { confirmed: false } },
])

function read(urls: readonly string[]) {
  const { adapter } = createTestApp()
  const network = { ...bitcoinMainnet, rpcUrls: { default: { http: urls } } }
  return adapter.balances?.({ address: ADDRESS, network })
}

describe('the balance', () => {
  it('is the sum of the address’s coins, exact, in satoshis', async () => {
    const { url, requested } = await serve(200, COINS)
    expect(await read([`${url}/api/`])).toEqual([
      { name: 'Bitcoin', symbol: 'BTC', decimals: 8, amount: 2099999997690001n },
    ])
    expect(requested).toEqual([`/api/address/${ADDRESS}/utxo`])
  })

  it('is zero without coins', async () => {
    expect(await read([(await serve(200, '[]')).url])).toMatchObject([{ amount: 0n }])
  })

  it('comes from the next node after a failure or an invalid response', async () => {
    const [broken, strange, page, good] = await Promise.all([
      serve(500, 'out of order'),
      serve(404, '<html>'),
      serve(200, '<html>'),
      serve(200, COINS),
    ])
    expect(await read(['http://127.0.0.1:1', broken.url, strange.url, page.url, good.url])).toMatchObject([
      { amount: 2099999997690001n },
    ])
  })

  it('rejects with a code if no node gives a valid response', async () => {
    await expect(read([(await serve(503, 'busy')).url])).rejects.toMatchObject({ code: 'HTTP_FAILED' })
    const hostile = `\u202eysub\u202c\n\u0007${'!'.repeat(1_000)}`
    await expect(read([(await serve(503, hostile)).url])).rejects.toMatchObject({
      message: expect.stringMatching(/^ysub !+…$/),
    })
    await expect(read([(await serve(200, '[{"value":"many"}]')).url])).rejects.toMatchObject({
      code: 'RESPONSE_INVALID',
    })
  })

  it('is not requested from the hosted JSON-RPC', async () => {
    const { url, requested } = await serve(200, COINS)
    const { adapter, modal } = createTestApp()
    // With the app's project id, the hosted RPC is the first node.
    const network = { ...bitcoinMainnet, rpcUrls: { default: { http: [url] } } }
    await adapter.balances?.({ address: ADDRESS, network })
    expect(requested).toHaveLength(1)
    modal.destroy()
    await expect(adapter.balances?.({ address: ADDRESS, network })).rejects.toThrow()
  })
})
