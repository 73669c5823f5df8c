import { connect, sendTransaction } from '@foyer/core/actions'
import { NODE_TIMEOUT_MS, sleep } from '@foyer/core/adapter'
import { type BitcoinSandbox, startBitcoin } from '@foyer/sandbox'
import { BITCOIN_MAINNET, createBitcoinDeriver } from '@foyer/sandbox/bitcoin'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet } from '../../networks.js'
import {
  createTestApp,
  createWallet,
  stubWindow,
  WALLET_FAMILIES,
  type WalletFamily,
} from '../../testing/createTestApp.js'
import { readBalance } from '../../testing/readBalance.js'
import { readFeeRates } from './readFeeRates.js'

const keys = createBitcoinDeriver('test test test test test test test test test test test junk')

beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

/** Creates Esplora's response: satoshis per virtual byte by target in blocks (a day, an hour, the next block). */
const rates = (normal: number) => ({ 144: normal, 6: normal, 1: normal })

describe('the fee rate', () => {
  function read(reported: Readonly<Record<string, unknown>>) {
    const urls = Object.keys(reported).map((name) => `https://${name}.example`)
    vi.stubGlobal('fetch', async (input: string) => {
      const { hostname, pathname } = new URL(input)
      const answer = reported[hostname.replace('.example', '')]
      if (answer === undefined) return new Promise(() => {})
      if (answer instanceof Promise) return Response.json(await answer)
      return pathname === '/fee-estimates' ? Response.json(answer) : new Response('', { status: 404 })
    })
    const adapterContext = { rpcUrls: () => urls, signal: new AbortController().signal, log: () => {} }
    return readFeeRates(adapterContext, { network: bitcoinMainnet })
  }
  const normalOf = async (reported: Readonly<Record<string, unknown>>) => (await read(reported)).normal

  it('is the median of several nodes, so that one cannot raise it', async () => {
    expect(await normalOf({ honest: rates(5), liar: rates(2_900) })).toBe(5n)
    expect(await normalOf({ liar: rates(2_900), one: rates(5), two: rates(7) })).toBe(7n)
    expect(await normalOf({ liar: rates(500_000), honest: rates(5) })).toBe(5n)
    expect(await normalOf({ broken: { error: 'out of order' }, honest: rates(5) })).toBe(5n)
  })

  it('uses the other nodes if one does not answer', async () => {
    vi.useFakeTimers()
    const rate = normalOf({ silent: undefined, honest: rates(5) })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await rate).toBe(5n)
    vi.useRealTimers()
  })

  it('is capped if a single node answers', async () => {
    const most = { slow: 300n, normal: 300n, fast: 300n }
    expect(await read({ alone: rates(2_900) })).toEqual(most)
    expect(await read({ liar: rates(2_900), broken: { error: 'out of order' } })).toEqual(most)
    expect(await read({ steep: { 144: 20, 6: 250, 1: 400 } })).toEqual({ slow: 20n, normal: 250n, fast: 300n })
    vi.useFakeTimers()
    const rate = normalOf({ liar: rates(2_900), silent: undefined })
    await vi.advanceTimersByTimeAsync(NODE_TIMEOUT_MS)
    expect(await rate).toBe(300n)
    vi.useRealTimers()
  })

  it('waits longer for a second node if the first is high', async () => {
    vi.useFakeTimers()
    const late = sleep(9_000, new AbortController().signal)
    const rate = normalOf({ liar: rates(2_900), slow: late.then(() => rates(5)) })
    const spike = normalOf({ one: rates(900), slow: late.then(() => rates(800)) })
    await vi.advanceTimersByTimeAsync(9_000)
    expect([await rate, await spike]).toEqual([5n, 800n])
    vi.useRealTimers()
  })

  it('is rejected above any rate ever paid', async () => {
    await expect(read({ liar: rates(500_000) })).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
    await expect(read({ liar: rates(3_001), other: rates(1e300) })).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
    expect(await read({ steep: { 144: 1, 6: 2, 1: 9_999 } })).toEqual({ slow: 1n, normal: 2n, fast: 2n })
  })
})

describe('a hostile Esplora', () => {
  let chains: BitcoinSandbox
  let url: string
  beforeAll(async () => {
    chains = await startBitcoin()
    url = chains.rpcUrls[BITCOIN_MAINNET] ?? ''
  })
  afterAll(() => chains.stop())

  async function open(family: WalletFamily, rate: number) {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      String(input).endsWith('/fee-estimates') ? Response.json(rates(rate)) : real(input, init),
    )
    const wallet = createWallet(family, { rpcUrls: chains.rpcUrls })
    const { modal, adapter } = createTestApp({ rpcUrls: chains.rpcUrls })
    await connect(modal, { walletId: WALLET_FAMILIES[family].id })
    return { modal, adapter, wallet, connection: modal.connection('bip122') }
  }

  it.each([
    ['500,000 satoshis a byte', 500_000],
    ['a rate that somebody has paid, and much more than is sent', 1_000],
  ])('cannot raise the fee of 10,000 satoshis: %s', async (_name, rate) => {
    // The wallet Saltmarsh only signs, so Foyer selects coins and fee.
    const { modal, wallet, adapter, connection } = await open('saltmarsh', rate)
    const recipient = keys(60, BITCOIN_MAINNET).payment.address
    const from = connection?.accounts[0]
    if (!from) throw new Error('Nobody is connected')
    const before = await readBalance(url, from.address)
    const paid = sendTransaction(modal, { transaction: { recipient, amount: '10000' }, namespace: 'bip122' })
    await expect(paid).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
    const { transfers } = (await adapter.chainReader?.()) ?? {}
    const transfer = { network: bitcoinMainnet, from, to: recipient, amount: 10_000n }
    await expect(transfers?.quote(transfer)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
    expect(wallet.script.log().filter(({ method }) => /sign|send/i.test(method))).toEqual([])
    expect(await readBalance(url, from.address)).toBe(before)
    modal.destroy()
  })
})
