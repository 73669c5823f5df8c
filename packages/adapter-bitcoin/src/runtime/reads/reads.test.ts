import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { bitcoinMainnet } from '../../networks.js'
import { createPage } from '../../testing/createPage.js'

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A node that answers everything alike. */
async function serve(status: number, body: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const COINS = JSON.stringify([
  { txid: 'a'.repeat(64), vout: 0, value: 2099999997690000, status: { confirmed: true } },
  { txid: 'b'.repeat(64), vout: 1, value: 1, status: { confirmed: false } },
])

function read(urls: readonly string[]) {
  const { adapter } = createPage()
  const network = { ...bitcoinMainnet, rpcUrls: { default: { http: urls } } }
  return adapter.balances?.({ address: ADDRESS, network })
}

describe('the balance', () => {
  it('is the sum of the address’s coins, exact, in satoshis', async () => {
    const { url, asked } = await serve(200, COINS)
    expect(await read([`${url}/api/`])).toEqual([
      { name: 'Bitcoin', symbol: 'BTC', decimals: 8, amount: 2099999997690001n },
    ])
    expect(asked).toEqual([`/api/address/${ADDRESS}/utxo`])
  })

  it('is nothing where there are no coins', async () => {
    expect(await read([(await serve(200, '[]')).url])).toMatchObject([{ amount: 0n }])
  })

  it('comes from the next node when one fails or answers something else', async () => {
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

  it('is an error with a code when no node answers, or the answer cannot be used', async () => {
    await expect(read([(await serve(503, 'busy')).url])).rejects.toMatchObject({ code: 'HTTP_FAILED' })
    const hostile = `\u202eysub\u202c\n\u0007${'!'.repeat(1_000)}`
    await expect(read([(await serve(503, hostile)).url])).rejects.toMatchObject({
      message: expect.stringMatching(/^ysub !+…$/),
    })
    await expect(read([(await serve(200, '[{"value":"many"}]')).url])).rejects.toMatchObject({
      code: 'RESPONSE_INVALID',
    })
  })

  it('is not asked of the hosted RPC, which speaks another language', async () => {
    const { url, asked } = await serve(200, COINS)
    const { adapter, modal } = createPage()
    // The project id of the page puts the hosted RPC first.
    const network = { ...bitcoinMainnet, rpcUrls: { default: { http: [url] } } }
    await adapter.balances?.({ address: ADDRESS, network })
    expect(asked).toHaveLength(1)
    modal.destroy()
    await expect(adapter.balances?.({ address: ADDRESS, network })).rejects.toThrow()
  })
})
