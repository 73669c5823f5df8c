/// <reference types="node" />
import { createServer } from 'node:http'
import type { Connection, Transfer } from '@foyer/core/adapter'
import { type CosmosSandbox, startCosmos } from '@foyer/sandbox'
import { bech32 } from '@scure/base'
import { SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cosmosHub, osmosis } from '../../../networks.js'
import { ADDRESSES } from '../../../testing/createTestApp.js'
import { openChainReader } from '../../../testing/openChainReader.js'

// Uses real keys and a chain that verifies signatures. Each amount must equal the chain's own, to the last unit.

const [FIRST, SECOND, THIRD] = ADDRESSES
const HUB = cosmosHub.caipNetworkId
const NEWCOMER = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'
const OTHER_NEWCOMER = bech32.encode('cosmos', bech32.toWords(new Uint8Array(20).fill(7)))
/** Fees: simulated gas of 65,000 plus 40 %, times the Hub's gas prices. */
const [SLOW, NORMAL, FAST] = [910n, 2_275n, 2_730n]
const OSMO = {
  ...{ caipNetworkId: HUB, symbol: 'OSMO', name: 'Osmosis', decimals: 6 },
  address: 'ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC',
}

let chain: CosmosSandbox
beforeAll(async () => {
  chain = await startCosmos()
})
afterAll(() => chain.stop())

const open = (options: { readonly isLedger?: boolean; readonly urls?: readonly string[] } = {}) =>
  openChainReader({
    network: cosmosHub,
    isLedger: options.isLedger,
    rpcUrls: { [HUB]: options.urls ?? [chain.rpcUrls[HUB] ?? ''] },
  })

async function withoutIndex() {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const nothing = { jsonrpc: '2.0', id: 1, result: { txs: [], total_count: '0' } }
    if (JSON.parse(body).method === 'tx_search') return response.end(JSON.stringify(nothing))
    return response.end(await (await fetch(chain.rpcUrls[HUB] ?? '', { method: 'POST', body })).text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  return { url, [Symbol.dispose]: () => void server.close() }
}

async function greedy(gasUsed: bigint) {
  const value = Buffer.from(SimulateResponse.encode({ gasInfo: { gasWanted: 0n, gasUsed } }).finish())
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { id, params } = JSON.parse(body)
    if (!String(params?.path).endsWith('/Simulate')) {
      return response.end(await (await fetch(chain.rpcUrls[HUB] ?? '', { method: 'POST', body })).text())
    }
    const answer = { code: 0, value: value.toString('base64'), height: '1', key: null, log: '', info: '', index: '0' }
    return response.end(JSON.stringify({ jsonrpc: '2.0', id, result: { response: answer } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  return { url, [Symbol.dispose]: () => void server.close() }
}

const coins = (to: string, amount: bigint, more: Partial<Transfer<'cosmos'>> = {}): Transfer<'cosmos'> => ({
  ...{ network: cosmosHub, to, amount },
  from: { address: FIRST, type: 'eoa' },
  ...more,
})

describe('a quote', () => {
  it('has three speeds, and a maximum for the selected one', async () => {
    const { transfers, native } = await open()
    const balance = await native(FIRST)
    const fees = [
      { id: 'slow', amount: SLOW },
      { id: 'normal', amount: NORMAL },
      { id: 'fast', amount: FAST },
    ]
    expect(await transfers.quote(coins(SECOND, 0n))).toEqual({ fees, balance, native: balance, most: balance - NORMAL })
    expect(await transfers.quote(coins(SECOND, 9n, { feeId: 'fast' }))).toMatchObject({ most: balance - FAST })
    expect(await transfers.quote(coins(SECOND, 0n, { token: OSMO }))).toEqual({
      ...{ fees, native: balance, balance: 250_000_000n, most: 250_000_000n },
    })
    const from = { address: NEWCOMER, type: 'eoa' as const }
    expect(await transfers.quote(coins(SECOND, 0n, { from }))).toMatchObject({ balance: 0n, most: 0n })
  })

  it.each([
    ['more gas than a transfer can take', 2_000_000n, 5_000_000n],
    ['gas that makes a fee of more than half of what is sent', 1_000_000n, 40_000n],
  ])('rejects a node’s %s before a prompt', async (_name, gas, amount) => {
    using node = await greedy(gas)
    const { transfers, wallet, connect } = await open({ urls: [node.url] })
    const connection = await connect()
    const refused = { code: 'FEE_TOO_HIGH' }
    await expect(transfers.quote(coins(SECOND, amount))).rejects.toMatchObject(refused)
    await expect(transfers.send(coins(SECOND, amount), connection)).rejects.toMatchObject(refused)
    const transaction = { to: SECOND, amount }
    const account = connection.accounts[0]
    await expect(connection.sendTransaction?.({ transaction, account })).rejects.toMatchObject(refused)
    expect(wallet.script.log().filter(({ method }) => /sign/i.test(method))).toEqual([])
  })

  it('has one speed without other prices', async () => {
    const url = chain.rpcUrls[osmosis.caipNetworkId] ?? ''
    const { transfers } = await openChainReader({ network: osmosis, rpcUrls: { [osmosis.caipNetworkId]: [url] } })
    const address = 'osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl'
    const quote = await transfers.quote({ ...coins(address, 0n), network: osmosis, from: { address, type: 'eoa' } })
    expect(quote.fees.map(({ id }) => id)).toEqual(['normal'])
  })

  it('has the normal fee for a speed that the network lacks', async () => {
    const { fast: _fast, ...gasPrices } = cosmosHub.cosmos.gasPrices ?? {}
    const network = { ...cosmosHub, cosmos: { ...cosmosHub.cosmos, gasPrices } }
    const { transfers } = await openChainReader({ network, rpcUrls: { [HUB]: [chain.rpcUrls[HUB] ?? ''] } })
    const { fees, most, native } = await transfers.quote({ ...coins(SECOND, 0n, { feeId: 'fast' }), network })
    expect(fees.map(({ id }) => id)).toEqual(['slow', 'normal'])
    expect(most).toBe(native - NORMAL)
  })

  it('offers a coin to those who can pay the fee', async () => {
    const { transfers, connect } = await open()
    const connection = await connect()
    const from = connection.accounts[0]
    const quote = async () => {
      const owner = { address: OTHER_NEWCOMER, type: 'eoa' as const }
      return transfers.quote(coins(SECOND, 0n, { from: owner, token: OSMO }))
    }
    await transfers.send(coins(OTHER_NEWCOMER, 5n, { from, token: OSMO }), connection)
    await transfers.send(coins(OTHER_NEWCOMER, NORMAL - 1n, { from }), connection)
    expect(await quote()).toMatchObject({ balance: 5n, most: 0n })
    await transfers.send(coins(OTHER_NEWCOMER, 1n, { from }), connection)
    expect(await quote()).toMatchObject({ balance: 5n, native: NORMAL, most: 5n })
  })

  it('is impossible if the node reports no gas', async () => {
    using node = await greedy(0n)
    const { transfers } = await open({ urls: [node.url] })
    await expect(transfers.quote(coins(SECOND, 5n))).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    expect(await transfers.simulate(coins(SECOND, 5n))).toEqual({ status: 'unknown' })
  })
})

describe('simulating', () => {
  it('reports changes, or the chain’s refusal', async () => {
    const { transfers, wallet } = await open()
    expect(await transfers.simulate(coins(SECOND, 5n))).toEqual({
      status: 'succeeds',
      changes: [
        { address: FIRST, token: {}, amount: -5n },
        { address: SECOND, token: {}, amount: 5n },
      ],
    })
    expect(await transfers.simulate(coins(SECOND, 5n, { token: OSMO }))).toMatchObject({
      changes: [{ token: { address: OSMO.address, symbol: 'OSMO', decimals: 6 } }, {}],
    })
    expect(await transfers.simulate(coins(FIRST, 5n))).toEqual({ status: 'succeeds', changes: [] })
    const { most } = await transfers.quote(coins(SECOND, 0n))
    expect(await transfers.simulate(coins(SECOND, most))).toMatchObject({ status: 'succeeds' })
    const fails = { status: 'fails', reason: expect.stringContaining('insufficient funds') }
    // With one unit more, the balance does not cover the fee.
    expect(await transfers.simulate(coins(SECOND, most + 1n))).toEqual(fails)
    expect(await transfers.simulate(coins(SECOND, 250_000_001n, { token: OSMO }))).toEqual(fails)
    expect(wallet.script.log()).toEqual([])
  })

  it('is unknown without a simulation', async () => {
    const { transfers } = await open({ urls: ['http://127.0.0.1:9'] })
    expect(await transfers.simulate(coins(SECOND, 5n))).toEqual({ status: 'unknown' })
  })
})

describe('sending', () => {
  it.each([
    ['signed in the newer mode', false],
    ['signed by a device', true],
  ])('moves the exact amount, %s', async (_, isLedger) => {
    const { transfers, connect, native, chainReader } = await open({ isLedger })
    const connection = await connect()
    const from = connection.accounts[0]
    const [mine, theirs] = [await native(FIRST), await native(SECOND)]
    const sent = await transfers.send(coins(SECOND, 1_500_001n, { from, memo: 'Berth 7', feeId: 'slow' }), connection)
    expect([await native(FIRST), await native(SECOND)]).toEqual([mine - 1_500_001n - SLOW, theirs + 1_500_001n])
    const state = await transfers.state({ ...sent, address: FIRST, network: cosmosHub })
    expect(state).toEqual({ status: 'confirmed', fee: SLOW, at: expect.any(Number) })
    const [node, unknownAddress] = [chain.rpcUrls[HUB] ?? '', 'http://127.0.0.1:9']
    const alone = { ...sent, address: FIRST, network: cosmosHub }
    expect(await transfers.state({ ...alone, node })).toEqual({ ...state, source: node })
    await expect(transfers.state({ ...alone, node: unknownAddress })).rejects.toThrow()
    // A year of this century shows that the time is in milliseconds.
    expect(new Date(state.at ?? 0).getUTCFullYear()).toBeGreaterThan(2_020)
    expect(new Date(state.at ?? 0).getUTCFullYear()).toBeLessThan(2_100)

    const { items, mayBeIncomplete } =
      (await chainReader.activity?.({ address: SECOND, network: cosmosHub, known: [] })) ?? {}
    expect(mayBeIncomplete).toBe(true)
    expect(items?.[0]).toEqual({
      ...{ hash: sent.hash, caipNetworkId: HUB, kind: 'receive', status: 'confirmed', at: state.at, fee: undefined },
      ...{ from: FIRST, to: SECOND },
      transfers: [
        {
          ...{ direction: 'in', amount: '1.500001', from: FIRST, to: SECOND },
          token: { symbol: 'ATOM', name: 'Cosmos Hub' },
        },
      ],
    })
  })

  it('moves an IBC coin under the app’s name', async () => {
    const { transfers, connect, native, chainReader } = await open()
    const connection = await connect()
    const held = async (address: string) =>
      (await chainReader.tokens?.({ address, network: cosmosHub, known: [] }))?.find(
        (each) => each.address === OSMO.address,
      )?.amount ?? 0n
    const [mine, theirs, coinsBefore] = [await held(FIRST), await held(NEWCOMER), await native(FIRST)]
    const transfer = coins(NEWCOMER, 2_000_003n, { from: connection.accounts[0], token: OSMO })
    const sent = await transfers.send(transfer, connection)
    expect([await held(FIRST), await held(NEWCOMER)]).toEqual([mine - 2_000_003n, theirs + 2_000_003n])
    expect(await native(FIRST)).toBe(coinsBefore - NORMAL)
    const { items } = (await chainReader.activity?.({ address: FIRST, network: cosmosHub, known: [OSMO] })) ?? {}
    expect(items?.[0]).toMatchObject({
      ...{ hash: sent.hash, kind: 'send', fee: NORMAL },
      transfers: [{ direction: 'out', amount: '2.000003', token: { address: OSMO.address, symbol: 'OSMO' } }],
    })
  })

  it('leaves nothing at the maximum', async () => {
    const { transfers, connect, native, wallet } = await open()
    wallet.script.switchAccount(1)
    const connection = await connect()
    const from = connection.accounts[0]
    const { most } = await transfers.quote(coins(THIRD, 0n, { from }))
    const before = await native(THIRD)
    await transfers.send(coins(THIRD, most, { from }), connection)
    expect([await native(SECOND), await native(THIRD)]).toEqual([0n, before + most])
  })

  it('costs the fee if it fails on chain', async () => {
    const { transfers, connect, chainReader } = await open()
    const connection = await connect()
    const from = connection.accounts[0]
    const sent = await transfers.send(coins(SECOND, 999_000_000_000n, { from }), connection)
    const query = { ...sent, address: FIRST, network: cosmosHub }
    expect(await transfers.state(query)).toMatchObject({ status: 'failed', fee: expect.any(BigInt) })
    const { items } = (await chainReader.activity?.({ address: FIRST, network: cosmosHub, known: [] })) ?? {}
    expect(items?.[0]).toMatchObject({ hash: sent.hash, status: 'failed', kind: 'send', to: SECOND, transfers: [] })
  })

  it('is declined, or not sent after a network switch or by a wallet that cannot', async () => {
    const { transfers, connect, wallet } = await open()
    const connection = await connect()
    const transfer = coins(SECOND, 1n, { from: connection.accounts[0] })
    wallet.script.next(['reject'])
    await expect(transfers.send(transfer, connection)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.script.clearLog()
    const elsewhere: Connection<'cosmos'> = { ...connection, caipNetworkId: osmosis.caipNetworkId }
    await expect(transfers.send(transfer, elsewhere)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    const { sendTransaction: _send, ...readOnly } = connection
    await expect(transfers.send(transfer, readOnly)).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
    expect(wallet.script.log()).toEqual([])
  })
})

describe('settlement', () => {
  it('is open until its sequence is used', async () => {
    const { transfers, connect } = await open()
    const connection = await connect()
    const query = { address: FIRST, network: cosmosHub }
    const snapshot = await transfers.snapshot?.(query)
    const settle = (sent = snapshot?.sent ?? '') => transfers.readSendOutcome?.({ ...query, snapshot: { sent } })
    expect([await settle(), await settle('x')]).toEqual(['open', 'open'])
    await transfers.send(coins(SECOND, 1n, { from: connection.accounts[0] }), connection)
    expect(await settle()).toBe('included')
    expect(await settle(String(Number(snapshot?.sent) + 1))).toBe('open')
  })
})

describe('an unmined transaction', () => {
  const hash = 'AB'.repeat(32)
  const query = { hash, address: FIRST, network: cosmosHub }

  it('is pending while its sequence is free', async () => {
    const { transfers } = await open()
    expect(await transfers.state(query)).toEqual({ status: 'pending' })
    expect(await transfers.state({ ...query, nonce: 1_000 })).toEqual({ status: 'pending' })
  })

  it('is replaced by the one that used its sequence', async () => {
    const { transfers, connect } = await open()
    const connection = await connect()
    const sent = await transfers.send(coins(SECOND, 1n, { from: connection.accounts[0] }), connection)
    expect(await transfers.state({ ...query, nonce: sent.nonce })).toEqual({
      status: 'replaced',
      replacedBy: sent.hash,
    })
  })

  it('is dropped if its sequence was used by an unknown one, after two reads', async () => {
    const { transfers } = await open()
    const used = { ...query, address: SECOND, nonce: 0, hash: 'CD'.repeat(32) }
    using node = await withoutIndex()
    const { transfers: forgetful } = await open({ urls: [node.url] })
    expect(await transfers.state(used)).toMatchObject({ status: 'replaced' })
    expect(await forgetful.state(used)).toEqual({ status: 'pending' })
    expect(await forgetful.state(used)).toEqual({ status: 'dropped' })
  })
})

describe('activity', () => {
  it('is paged, newest first, without duplicates', async () => {
    const { transfers, connect, chainReader } = await open()
    const connection = await connect()
    const hashes: string[] = []
    for (let sent = 0; sent < 23; sent += 1) {
      const { hash } = await transfers.send(coins(SECOND, 1n, { from: connection.accounts[0] }), connection)
      hashes.unshift(hash)
    }
    const read = (cursor?: string) => chainReader.activity?.({ address: FIRST, network: cosmosHub, known: [], cursor })
    const first = await read()
    const reported = [...(first?.items ?? [])]
    expect(reported.length).toBeLessThan(23)
    for (let { next } = first ?? {}; next !== undefined; ) {
      const page = await read(next)
      reported.push(...(page?.items ?? []))
      next = page?.next
    }
    expect(reported.slice(0, 23).map((each) => each.hash)).toEqual(hashes)
    expect(new Set(reported.map((each) => each.hash)).size).toBe(reported.length)
    await expect(read('nowhere')).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
  })
})
