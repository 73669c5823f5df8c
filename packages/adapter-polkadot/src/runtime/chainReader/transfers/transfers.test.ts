import type { Transfer } from '@foyer/core/adapter'
import { type PolkadotSandbox, startPolkadot } from '@foyer/sandbox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { polkadotAssetHub, polkadotMainnet } from '../../../networks.js'
import { ACCOUNTS, createStorage, createWallet } from '../../../testing/createTestApp.js'
import { openChainReader } from '../../../testing/openChainReader.js'

// Uses real keys and the metadata of real runtimes. Each amount must equal the chain's own, to the last unit.

let sandbox: PolkadotSandbox
/** Apps that several tests share, because reading a runtime's metadata is slow. */
let dot: Awaited<ReturnType<typeof on>>
let hub: typeof dot
beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  sandbox = await startPolkadot()
  dot = await on(polkadotMainnet)
  hub = await on(polkadotAssetHub)
})
afterAll(() => sandbox.stop())

const DOT = 10_000_000_000n
const FEE = 154_000_000n
const HUB_FEE = 16_000_000n
const HUB_LEAST = 100_000_000n
const NEWCOMERS = [
  '138pzTWnYnhjrFhja9Nre1UksCLLgbovsT3j89T3pSSzmXCt',
  '12pWV6LvG4iAfNpFNTvvkWy3H9H8wtCkjiXupAzo2BCmPViM',
] as const
const [FIRST, SECOND] = ACCOUNTS.polkadot
const USDT = {
  caipNetworkId: polkadotAssetHub.caipNetworkId,
  address: '1984',
  symbol: 'USDt',
  name: 'Tether USD',
  decimals: 6,
}
const DED = { ...USDT, address: '30', symbol: 'DED', name: 'DED', decimals: 10 }

const on = (network: typeof polkadotMainnet, storage = createStorage()) =>
  openChainReader({ network, storage, rpcUrls: sandbox.rpcUrls, wallet: createWallet() })

async function idle(url: string, count: number) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'engine_createBlock', params: [true, true] })
  for (let created = 0; created < count; created += 1) await fetch(url, { method: 'POST', body })
}

const coins = (to: string, amount: bigint, from: string = FIRST): Transfer<'polkadot'> => ({
  ...{ network: polkadotMainnet, to, amount },
  from: { address: from, type: 'eoa' },
})
const asset = (token: typeof USDT, to: string, amount: bigint): Transfer<'polkadot'> => ({
  ...coins(to, amount),
  ...{ network: polkadotAssetHub, token },
})

describe('coins', () => {
  it('are quoted with the runtime’s fee and existential deposits', async () => {
    const { transfers, free } = dot
    const native = await free(FIRST)
    expect(await transfers.quote(coins(SECOND, 0n))).toEqual({
      fees: [{ id: 'normal', amount: FEE }],
      ...{ balance: native, native, reserve: DOT, least: undefined },
      most: native - FEE - DOT,
    })
    expect(await transfers.quote(coins(NEWCOMERS[0], 1n))).toMatchObject({ least: DOT })
    expect(await transfers.quote(coins(SECOND, 0n, NEWCOMERS[0]))).toMatchObject({ native: 0n, most: 0n })
  })

  it('are simulated by the runtime before a prompt', async () => {
    const { transfers, wallet } = dot
    expect(await transfers.simulate(coins(SECOND, 3n * DOT))).toEqual({
      status: 'succeeds',
      changes: [
        { address: FIRST, token: {}, amount: -3n * DOT },
        { address: SECOND, token: {}, amount: 3n * DOT },
      ],
    })
    expect(await transfers.simulate(coins(SECOND, 1n))).toMatchObject({ changes: [{ amount: -1n }, { amount: 1n }] })
    expect(await transfers.simulate(coins(FIRST, DOT))).toEqual({ status: 'succeeds', changes: [] })
    const { most } = await transfers.quote(coins(SECOND, 0n))
    expect(await transfers.simulate(coins(SECOND, most))).toMatchObject({ status: 'succeeds' })
    const fails = (reason: string) => ({ status: 'fails', reason })
    // With one unit more, the balance does not cover the fee.
    expect(await transfers.simulate(coins(SECOND, most + 1n))).toEqual(fails('token.FundsUnavailable'))
    expect(await transfers.simulate(coins(SECOND, most + FEE + 1n))).toEqual(fails('token.NotExpendable'))
    expect(await transfers.simulate(coins(NEWCOMERS[0], DOT - 1n))).toEqual(fails('token.BelowMinimum'))
    expect(wallet.script.log().map(({ method }) => method)).not.toContain('signPayload')
  })

  it('arrive exactly as simulated', async () => {
    const { transfers, connect, free, chainReader } = dot
    const connection = await connect()
    const [mine, theirs] = [await free(FIRST), await free(SECOND)]
    const transfer = { ...coins(SECOND, 25_000_000_001n), from: connection.accounts[0] }
    const { hash, nonce } = await transfers.send(transfer, connection)
    expect([await free(FIRST), await free(SECOND)]).toEqual([mine - 25_000_000_001n - FEE, theirs + 25_000_000_001n])
    const query = { hash, nonce, address: FIRST, network: polkadotMainnet }
    const state = await transfers.state(query)
    expect(state).toEqual({ status: 'confirmed', fee: FEE, at: expect.any(Number) })
    const node = sandbox.rpcUrls[polkadotMainnet.caipNetworkId] ?? ''
    expect(await transfers.state({ ...query, node })).toEqual({ ...state, source: node })
    await expect(transfers.state({ ...query, node: 'ws://127.0.0.1:9' })).rejects.toThrow()
    // A year of this century shows that the time is in milliseconds.
    expect(new Date(state.at ?? 0).getUTCFullYear()).toBeGreaterThan(2_020)
    expect(new Date(state.at ?? 0).getUTCFullYear()).toBeLessThan(2_100)

    const page = await chainReader.activity?.({ address: SECOND, network: polkadotMainnet, known: [] })
    // The chain is so short that all of its blocks were searched.
    expect(page?.mayBeIncomplete).toBeUndefined()
    expect(page?.items[0]).toEqual({
      ...{ hash, status: 'confirmed', kind: 'receive', at: state.at, caipNetworkId: polkadotMainnet.caipNetworkId },
      ...{ from: FIRST, to: SECOND, fee: undefined },
      transfers: [
        {
          ...{ direction: 'in', amount: '2.5000000001', from: FIRST, to: SECOND },
          token: { symbol: 'DOT', name: 'Polkadot' },
        },
      ],
    })
    const mineToo = await chainReader.activity?.({ address: FIRST, network: polkadotMainnet, known: [] })
    expect(mineToo?.items[0]).toMatchObject({ hash, kind: 'send', fee: FEE, transfers: [{ direction: 'out' }] })
  })

  it('leave the existential deposit at the maximum', async () => {
    const wallet = createWallet({ accountIndexes: [2] })
    const { transfers, adapter, free } = await openChainReader({
      network: polkadotMainnet,
      rpcUrls: sandbox.rpcUrls,
      wallet,
    })
    const connection = await adapter.connect({ walletId: wallet.info.id })
    const [from] = connection.accounts
    const { most } = await transfers.quote({ ...coins(SECOND, 0n), from })
    const { hash, nonce } = await transfers.send({ ...coins(SECOND, most), from }, connection)
    const query = { hash, nonce, address: from.address, network: polkadotMainnet }
    expect(await transfers.state(query)).toMatchObject({ status: 'confirmed' })
    expect(await free(from.address)).toBe(DOT)
  })

  it('that failed are failed on chain, with the paid fee', async () => {
    const { transfers, connect, free, chainReader } = dot
    const connection = await connect()
    const before = await free(FIRST)
    const transfer = { ...coins(NEWCOMERS[1], 5n), from: connection.accounts[0] }
    const { hash, nonce } = await transfers.send(transfer, connection)
    const query = { hash, nonce, address: FIRST, network: polkadotMainnet }
    expect(await transfers.state(query)).toMatchObject({ status: 'failed', fee: FEE })
    expect([await free(FIRST), await free(NEWCOMERS[1])]).toEqual([before - FEE, 0n])
    const page = await chainReader.activity?.({ address: FIRST, network: polkadotMainnet, known: [] })
    expect(page?.items[0]).toMatchObject({ hash, status: 'failed', kind: 'execute', transfers: [] })
  })

  it('are declined, or not sent after a network switch', async () => {
    const { transfers, connect, wallet } = dot
    const connection = await connect()
    const transfer = { ...coins(SECOND, DOT), from: connection.accounts[0] }
    wallet.script.mode('reject')
    await expect(transfers.send(transfer, connection)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.script.mode('approve')
    wallet.script.clearLog()
    const elsewhere = { ...transfer, network: polkadotAssetHub }
    await expect(transfers.send(elsewhere, connection)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(wallet.script.log()).toEqual([])
  })
})

describe('an unmined transaction', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const url = () => sandbox.rpcUrls[polkadotMainnet.caipNetworkId] ?? ''

  it('is pending for its lifetime, across a reload', async () => {
    const storage = createStorage()
    const query = { hash, address: FIRST, network: polkadotMainnet }
    expect(await (await on(polkadotMainnet, storage)).transfers.state(query)).toEqual({ status: 'pending' })
    await idle(url(), 63)
    expect(await (await on(polkadotMainnet, storage)).transfers.state(query)).toEqual({ status: 'pending' })
    await idle(url(), 1)
    expect(await (await on(polkadotMainnet, storage)).transfers.state(query)).toEqual({ status: 'dropped' })
  })

  it('starts its lifetime at no lookup on a single node', async () => {
    const storage = createStorage()
    const query = { hash: `0x${'cd'.repeat(32)}`, address: FIRST, network: polkadotMainnet }
    const { transfers } = await on(polkadotMainnet, storage)
    expect(await transfers.state({ ...query, node: url() })).toEqual({ status: 'pending', source: url() })
    await idle(url(), 64)
    expect(await transfers.state(query)).toEqual({ status: 'pending' })
  })

  it('is replaced if another used its nonce', async () => {
    const { transfers, connect } = dot
    const connection = await connect()
    // The wallet returns a hash of no transaction, with a nonce that another transaction has used.
    const liar = { ...connection, sendTransaction: async () => ({ hash, nonce: 0, until: 1_000 }) }
    const transfer = { ...coins(SECOND, DOT), from: connection.accounts[0] }
    const sent = await transfers.send(transfer, liar)
    const query = { ...sent, address: FIRST, network: polkadotMainnet }
    expect(await transfers.state({ ...query, nonce: 1_000 })).toEqual({ status: 'pending' })
    expect(await transfers.state(query)).toEqual({ status: 'replaced' })
  })
})

describe('settlement', () => {
  it('is open until the nonce is used or its last block is finalized', async () => {
    const { transfers, connect } = dot
    const query = { address: FIRST, network: polkadotMainnet }
    const snapshot = await transfers.snapshot?.(query)
    if (!snapshot || !transfers.readSendOutcome) throw new Error('No snapshot')
    expect(Number(snapshot.until)).toBeGreaterThanOrEqual(128)
    const settle = (sent = snapshot.sent, until = snapshot.until) =>
      transfers.readSendOutcome?.({ ...query, snapshot: { sent, until } })
    expect([await settle(), await settle('x'), await settle('x', 'x')]).toEqual(['open', 'open', 'open'])
    await idle(sandbox.rpcUrls[polkadotMainnet.caipNetworkId] ?? '', 4)
    expect([await settle(), await settle(snapshot.sent, '1'), await settle('x', '1')]).toEqual([
      'open',
      'expired',
      'expired',
    ])
    const connection = await connect()
    await transfers.send({ ...coins(SECOND, DOT), from: connection.accounts[0] }, connection)
    await idle(sandbox.rpcUrls[polkadotMainnet.caipNetworkId] ?? '', 1)
    expect([await settle(), await settle(snapshot.sent, '1'), await settle(String(Number(snapshot.sent) + 1))]).toEqual(
      ['included', 'included', 'open'],
    )
  })
})

describe('assets', () => {
  it('are quoted with deposits of asset and coin', async () => {
    const { transfers, free } = hub
    const native = await free(FIRST)
    expect(await transfers.quote(asset(USDT, NEWCOMERS[0], 0n))).toEqual({
      fees: [{ id: 'normal', amount: HUB_FEE }],
      ...{ balance: 2_500_000_000n, most: 2_500_000_000n, least: 10_000n },
      ...{ native, reserve: HUB_LEAST },
    })
    expect((await transfers.quote(asset(USDT, SECOND, 0n))).least).toBeUndefined()
    const from = { address: NEWCOMERS[0], type: 'eoa' as const }
    expect(await transfers.quote({ ...asset(USDT, SECOND, 0n), from })).toMatchObject({ balance: 0n, most: 0n })
  })

  it('arrive as simulated', async () => {
    const { transfers, connect, free, chainReader } = hub
    const connection = await connect()
    const held = async (address: string) =>
      (await chainReader.tokens?.({ address, network: polkadotAssetHub, known: [] }))?.find(
        (each) => each.address === '1984',
      )?.amount ?? 0n
    const [mine, theirs, coinsBefore] = [await held(FIRST), await held(SECOND), await free(FIRST)]
    const transfer = { ...asset(USDT, SECOND, 12_345_678n), from: connection.accounts[0] }
    const token = { address: '1984', symbol: 'USDt', decimals: 6 }
    expect(await transfers.simulate(transfer)).toEqual({
      status: 'succeeds',
      changes: [
        { address: FIRST, token, amount: -12_345_678n },
        { address: SECOND, token, amount: 12_345_678n },
      ],
    })
    const { hash, nonce } = await transfers.send(transfer, connection)
    const query = { hash, nonce, address: FIRST, network: polkadotAssetHub }
    expect(await transfers.state(query)).toMatchObject({ status: 'confirmed', fee: HUB_FEE })
    expect([await held(FIRST), await held(SECOND)]).toEqual([mine - 12_345_678n, theirs + 12_345_678n])
    expect(await free(FIRST)).toBe(coinsBefore - HUB_FEE)
    const page = await chainReader.activity?.({ address: FIRST, network: polkadotAssetHub, known: [USDT] })
    expect(page?.items[0]).toMatchObject({
      hash,
      transfers: [{ direction: 'out', amount: '12.345678', token: { address: '1984', symbol: 'USDt' } }],
    })
    // A token that the app does not list has the name that the chain stores.
    const unlisted = await chainReader.activity?.({ address: FIRST, network: polkadotAssetHub, known: [] })
    const { symbol, name } = USDT
    expect(unlisted?.items[0]).toMatchObject({
      hash,
      transfers: [{ amount: '12.345678', token: { address: '1984', symbol, name } }],
    })
  })

  it('that cannot be received are rejected', async () => {
    const { transfers } = hub
    const reasonOf = async (transfer: Transfer<'polkadot'>) => Object(await transfers.simulate(transfer)).reason
    expect(await reasonOf(asset(DED, NEWCOMERS[0], DOT))).toBe('token.CannotCreate')
    expect(await reasonOf(asset(USDT, SECOND, 9_999_000_000n))).toBe('assets.BalanceLow')
    expect(await reasonOf(asset(USDT, NEWCOMERS[0], 9_999n))).toBe('token.BelowMinimum')
    const other = asset({ ...USDT, address: 'dUSD' }, SECOND, 1n)
    await expect(transfers.quote(other)).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
    expect(await transfers.simulate(other)).toEqual({ status: 'unknown' })
  })
})
