import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import testAccounts from '../testAccounts.json'
import { createBitcoinDeriver } from './keys/createBitcoinDeriver'
import { sendBitcoin } from './keys/sendBitcoin'
import { BITCOIN_MAINNET, BITCOIN_TESTNET } from './networks'
import { startBitcoin } from './startBitcoin'

let bitcoin: Awaited<ReturnType<typeof startBitcoin>>
beforeAll(async () => {
  bitcoin = await startBitcoin()
})
afterAll(() => bitcoin.stop())

const keys = createBitcoinDeriver(testAccounts.mnemonic)
const urlOf = (caipNetworkId: string) => bitcoin.rpcUrls[caipNetworkId] ?? ''

async function get(caipNetworkId: string, path: string) {
  const response = await fetch(urlOf(caipNetworkId) + path)
  return { status: response.status, text: await response.text() }
}

async function balance(caipNetworkId: string, address: string): Promise<number> {
  const coins: { value: number }[] = JSON.parse((await get(caipNetworkId, `/address/${address}/utxo`)).text)
  return coins.reduce((sum, { value }) => sum + value, 0)
}

describe.each([
  ['mainnet', BITCOIN_MAINNET, 'bc1q', BITCOIN_TESTNET],
  ['testnet', BITCOIN_TESTNET, 'tb1q', BITCOIN_MAINNET],
])('a Bitcoin chain in the format of %s', (_, network, prefix, other) => {
  it('has funded addresses of its own, and rejects those of the other', async () => {
    const { address } = keys(1, network).payment
    expect(address.startsWith(prefix)).toBe(true)
    expect(await balance(network, address)).toBe(50_0000_0000)
    expect(await get(other, `/address/${address}/utxo`)).toEqual({ status: 400, text: 'Invalid Bitcoin address' })
  })

  it('accepts a signed transaction, and mines it', async () => {
    const height = Number((await get(network, '/blocks/tip/height')).text)
    const [from, to] = [keys(0, network).payment, keys(10, network).payment.address]
    const recipients = [{ address: to, amount: 1_2345_6789n }]
    const before = await balance(network, to)
    const txid = await sendBitcoin({ key: from, recipients, caipNetworkId: network, url: urlOf(network) })
    expect(await balance(network, to)).toBe(before + 1_2345_6789)
    expect(Number((await get(network, '/blocks/tip/height')).text)).toBe(height + 1)
    const result = JSON.parse((await get(network, `/tx/${txid}`)).text)
    expect(result).toMatchObject({ txid, status: { confirmed: true, block_height: height + 1 } })
  })
})

async function put(path: string, method: string, body?: string) {
  const response = await fetch(urlOf(BITCOIN_MAINNET) + path, { method, ...(body && { body }) })
  expect(response.status).toBe(200)
}

describe('an unconfirmed Bitcoin transaction', () => {
  const [from, to] = [keys(3, BITCOIN_MAINNET).payment, keys(11, BITCOIN_MAINNET).payment.address]
  const pay = (amount: bigint) =>
    sendBitcoin({
      key: from,
      recipients: [{ address: to, amount }],
      caipNetworkId: BITCOIN_MAINNET,
      url: urlOf(BITCOIN_MAINNET),
    })
  const read = async (path: string) => JSON.parse((await get(BITCOIN_MAINNET, path)).text)

  it('is listed as unconfirmed, mined on command, and found by its spender', async () => {
    await put('/mining', 'PUT', 'off')
    const before = await balance(BITCOIN_MAINNET, to)
    const txid = await pay(5000n)
    const reported = await read(`/tx/${txid}`)
    expect(reported).toMatchObject({
      txid,
      status: { confirmed: false },
      vout: [{ scriptpubkey_address: to, value: 5000 }, {}],
    })
    const [{ prevout }] = reported.vin
    expect(prevout.scriptpubkey_address).toBe(from.address)
    expect(reported.fee).toBe(prevout.value - reported.vout[0].value - reported.vout[1].value)
    expect(await balance(BITCOIN_MAINNET, to)).toBe(before + 5000)
    expect((await read(`/address/${to}/txs`))[0]).toEqual(reported)
    const { txid: spent, vout } = reported.vin[0]
    expect(await read(`/tx/${spent}/outspend/${vout}`)).toMatchObject({
      spent: true,
      txid,
      status: { confirmed: false },
    })
    await put('/mining', 'POST')
    expect(await read(`/tx/${txid}/status`)).toMatchObject({ confirmed: true })
    expect(await read(`/tx/${txid}/outspend/0`)).toEqual({ spent: false })
    await put('/mining', 'PUT', 'on')
  })

  it('is dropped on command', async () => {
    await put('/mining', 'PUT', 'off')
    const txid = await pay(6000n)
    await put('/mempool', 'DELETE')
    expect((await get(BITCOIN_MAINNET, `/tx/${txid}`)).status).toBe(404)
    await put('/mining', 'PUT', 'on')
  })
})

it('the Bitcoin chain rejects a foreign signature and an invalid transaction in bitcoind’s words', async () => {
  const key = { ...keys(2, BITCOIN_MAINNET).payment, privateKey: keys(3, BITCOIN_MAINNET).payment.privateKey }
  const recipients = [{ address: keys(4, BITCOIN_MAINNET).payment.address, amount: 1000n }]
  await expect(
    sendBitcoin({ key, recipients, caipNetworkId: BITCOIN_MAINNET, url: urlOf(BITCOIN_MAINNET) }),
  ).rejects.toThrow()
  const response = await fetch(`${urlOf(BITCOIN_MAINNET)}/tx`, { method: 'POST', body: 'nonsense' })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/^sendrawtransaction RPC error: \{"code":-22,/)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

it('the Bitcoin chain answers 404 for an unknown path or transaction', async () => {
  expect(await get(BITCOIN_MAINNET, '/nothing')).toEqual({ status: 404, text: 'endpoint does not exist' })
  expect(await get(BITCOIN_MAINNET, `/tx/${'0'.repeat(64)}`)).toEqual({ status: 404, text: 'Transaction not found' })
  expect((await get(BITCOIN_MAINNET, '/tx/12')).status).toBe(400)
})
