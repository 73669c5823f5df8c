import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import roster from '../roster.json'
import { createKeys } from './keys/createKeys'
import { sendTransfer } from './keys/sendTransfer'
import { MAINNET, TESTNET } from './networks'
import { startBitcoin } from './startBitcoin'

let bitcoin: Awaited<ReturnType<typeof startBitcoin>>
beforeAll(async () => {
  bitcoin = await startBitcoin()
})
afterAll(() => bitcoin.stop())

const keys = createKeys(roster.mnemonic)
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
  ['mainnet', MAINNET, 'bc1q', TESTNET],
  ['testnet', TESTNET, 'tb1q', MAINNET],
])('a chain in the dress of %s', (_, network, prefix, other) => {
  it('has its addresses, with money on them, and refuses those of the other', async () => {
    const { address } = keys(1, network).payment
    expect(address.startsWith(prefix)).toBe(true)
    expect(await balance(network, address)).toBe(50_0000_0000)
    expect(await get(other, `/address/${address}/utxo`)).toEqual({ status: 400, text: 'Invalid Bitcoin address' })
  })

  it('takes a transaction that is signed for it, and mines it', async () => {
    const height = Number((await get(network, '/blocks/tip/height')).text)
    const [from, to] = [keys(0, network).payment, keys(10, network).payment.address]
    const recipients = [{ address: to, amount: 1_2345_6789n }]
    const before = await balance(network, to)
    const txid = await sendTransfer({ key: from, recipients, caipNetworkId: network, url: urlOf(network) })
    expect(await balance(network, to)).toBe(before + 1_2345_6789)
    expect(Number((await get(network, '/blocks/tip/height')).text)).toBe(height + 1)
    const found = JSON.parse((await get(network, `/tx/${txid}`)).text)
    expect(found).toMatchObject({ txid, status: { confirmed: true, block_height: height + 1 } })
  })
})

async function put(path: string, method: string, body?: string) {
  const response = await fetch(urlOf(MAINNET) + path, { method, ...(body && { body }) })
  expect(response.status).toBe(200)
}

describe('what waits for a block', () => {
  const [from, to] = [keys(3, MAINNET).payment, keys(11, MAINNET).payment.address]
  const pay = (amount: bigint) =>
    sendTransfer({ key: from, recipients: [{ address: to, amount }], caipNetworkId: MAINNET, url: urlOf(MAINNET) })
  const read = async (path: string) => JSON.parse((await get(MAINNET, path)).text)

  it('is told as waiting, mined when a test says so, and found by who spent it', async () => {
    await put('/mining', 'PUT', 'off')
    const before = await balance(MAINNET, to)
    const txid = await pay(5000n)
    const told = await read(`/tx/${txid}`)
    expect(told).toMatchObject({
      txid,
      status: { confirmed: false },
      vout: [{ scriptpubkey_address: to, value: 5000 }, {}],
    })
    const [{ prevout }] = told.vin
    expect(prevout.scriptpubkey_address).toBe(from.address)
    expect(told.fee).toBe(prevout.value - told.vout[0].value - told.vout[1].value)
    expect(await balance(MAINNET, to)).toBe(before + 5000)
    expect((await read(`/address/${to}/txs`))[0]).toEqual(told)
    const { txid: spent, vout } = told.vin[0]
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

  it('is forgotten when a test says so', async () => {
    await put('/mining', 'PUT', 'off')
    const txid = await pay(6000n)
    await put('/mempool', 'DELETE')
    expect((await get(MAINNET, `/tx/${txid}`)).status).toBe(404)
    await put('/mining', 'PUT', 'on')
  })
})

it('refuses what is not signed by the owner of the coins, and what is no transaction, in the words of bitcoind', async () => {
  const key = { ...keys(2, MAINNET).payment, privateKey: keys(3, MAINNET).payment.privateKey }
  const recipients = [{ address: keys(4, MAINNET).payment.address, amount: 1000n }]
  await expect(sendTransfer({ key, recipients, caipNetworkId: MAINNET, url: urlOf(MAINNET) })).rejects.toThrow()
  const response = await fetch(`${urlOf(MAINNET)}/tx`, { method: 'POST', body: 'nonsense' })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/^sendrawtransaction RPC error: \{"code":-22,/)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

it('says what it does not have', async () => {
  expect(await get(MAINNET, '/nothing')).toEqual({ status: 404, text: 'endpoint does not exist' })
  expect(await get(MAINNET, `/tx/${'0'.repeat(64)}`)).toEqual({ status: 404, text: 'Transaction not found' })
  expect((await get(MAINNET, '/tx/12')).status).toBe(400)
})
