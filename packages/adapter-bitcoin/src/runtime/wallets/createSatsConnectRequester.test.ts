import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubWindow } from '../../testing/createTestApp.js'
import { loadSatsConnect } from '../../testing/loadSatsConnect.js'
import { createSatsConnectRequester } from './createSatsConnectRequester.js'

// Runs sats-connect's own code, to show how it treats wallets and where that would harm the user.

const PAYING = { recipients: [{ address: 'bc1q', amount: 1_000 }] }
const CONNECTING: { addresses: ('payment' | 'spark')[] } = { addresses: ['payment', 'spark'] }

let page: ReturnType<typeof stubWindow>
beforeEach(() => {
  page = stubWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface WalletOptions {
  readonly path?: string
  readonly version?: string
  readonly answer?: () => unknown
}

const envelope = (result: unknown) => ({ jsonrpc: '2.0', id: '1', result })
const refusal = (code: number) => ({ jsonrpc: '2.0', id: '1', error: { code, message: 'No.' } })

function createWallet({ path, version, answer = () => envelope({ txid: 'ab' }) }: WalletOptions) {
  const requested: unknown[] = []
  const source = {
    async request(...question: readonly unknown[]) {
      if (question[0] !== 'getInfo') {
        requested.push(question)
        return answer()
      }
      if (!version) throw new Error('Unknown method')
      return envelope({ version, platform: 'web', methods: [], supports: [] })
    },
  }
  const [first, second] = path?.split('.') ?? []
  if (first && second) page[first] = { [second]: source }
  return { requested, source, walletId: path ?? 'Somewhere' }
}

const open = (wallet: ReturnType<typeof createWallet>, load = vi.fn(loadSatsConnect)) => ({
  load,
  request: createSatsConnectRequester({ adapterContext: { log: () => undefined }, load, ...wallet }),
})

type Raw = (method: string, params: unknown, path: string) => Promise<unknown>
const rawRequest = async (load = loadSatsConnect) => (await load()).request as unknown as Raw

it('createSatsConnectRequester uses the library for a wallet at a path of window', async () => {
  const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '1.4.0' })
  const { request, load } = open(wallet)
  expect(await request('wallet_connect', CONNECTING)).toEqual({ txid: 'ab' })
  expect(await request('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
  expect(wallet.requested).toEqual([
    ['wallet_connect', { addresses: ['payment'] }],
    ['sendTransfer', PAYING],
  ])
  expect(load).toHaveBeenCalledTimes(1)
  expect(Object.keys(page)).toEqual(['Ferrow'])
})

it('createSatsConnectRequester uses the same request as sats-connect', async () => {
  const [{ request }, core] = await Promise.all([import('sats-connect'), import('@sats-connect/core')])
  expect(core.request).toBe(request)
})

it('createSatsConnectRequester reads the library’s errors', async () => {
  const { request } = open(createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0', answer: () => refusal(-32000) }))
  await expect(request('sendTransfer', PAYING)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('createSatsConnectRequester types the parameters of each method', () => {
  const { request } = open(createWallet({}))
  const wrong = [
    // @ts-expect-error: a PSBT is text.
    () => request('signPsbt', { psbt: new Uint8Array() }),
    // @ts-expect-error: inputs are named by address.
    () => request('signPsbt', { psbt: '', signInputs: [0] }),
    // @ts-expect-error: an amount is a number of satoshis.
    () => request('sendTransfer', { recipients: [{ address: '', amount: '1' }] }),
    // @ts-expect-error: there is no such way to sign.
    () => request('signMessage', { address: '', message: '', protocol: 'BIP137' }),
    // @ts-expect-error: there is no such network.
    () => request('wallet_changeNetwork', { name: 'Testnet3' }),
    // @ts-expect-error: there is no such purpose.
    () => request('wallet_connect', { addresses: ['ordinal'] }),
    // @ts-expect-error: purposes are needed.
    () => request('getAddresses', {}),
    // @ts-expect-error: it is asked without anything.
    () => request('wallet_getAccount', { id: 1 }),
  ]
  expect(wrong).toHaveLength(8)
})

describe('createSatsConnectRequester bypasses the library for', () => {
  it('a second wallet, which the library confuses with the first', async () => {
    const copy = await loadSatsConnect()
    const load = vi.fn(async () => copy)
    const request = await rawRequest(load)
    createWallet({ path: 'Old.Bitcoin', version: '1.4.0' })
    await request('signMessage', {}, 'Old.Bitcoin')
    const wallet = createWallet({ path: 'New.Bitcoin', version: '2.0.0' })
    await request('wallet_connect', CONNECTING, 'New.Bitcoin')
    await open(wallet, load).request('wallet_connect', CONNECTING)
    expect(wallet.requested).toEqual([
      ['wallet_connect', { addresses: ['payment'] }],
      ['wallet_connect', CONNECTING],
    ])
  })

  it('a wallet whose getInfo throws', async () => {
    const wallet = createWallet({ path: 'Orange.Bitcoin' })
    await expect((await rawRequest())('sendTransfer', PAYING, 'Orange.Bitcoin')).rejects.toThrow('Unknown method')
    const { request, load } = open(wallet)
    expect(await request('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
    expect([wallet.requested.length, load.mock.calls.length]).toEqual([1, 0])
  })

  it('a wallet whose getInfo never resolves', async () => {
    vi.useFakeTimers()
    const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0' })
    const { request } = wallet.source
    wallet.source.request = async (...question) =>
      question[0] === 'getInfo' ? new Promise(() => undefined) : request(...question)
    const pending = open(wallet).request('sendTransfer', PAYING)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await pending).toEqual({ txid: 'ab' })
  })

  it('a wallet outside window', async () => {
    const wallet = createWallet({ version: '2.0.0' })
    await expect((await rawRequest())('sendTransfer', PAYING, 'Somewhere')).rejects.toThrow('no wallet provider')
    const { request, load } = open(wallet)
    expect(await request('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
    expect(load).not.toHaveBeenCalled()
  })

  it('a wallet whose path holds another object', async () => {
    const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0' })
    const { request } = open(wallet)
    await request('signMessage', { address: '', message: 'a' })
    const impostor = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0' })
    await request('sendTransfer', PAYING)
    expect([wallet.requested.length, impostor.requested.length]).toEqual([2, 0])
  })

  it('a wallet whose path throws', async () => {
    const wallet = createWallet({ version: '2.0.0' })
    Object.defineProperty(page, 'Ferrow', {
      get() {
        throw new Error('Not here')
      },
    })
    const { request } = open({ ...wallet, walletId: 'Ferrow.Bitcoin' })
    expect(await request('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
  })

  it('any wallet if the library fails to load', async () => {
    const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0' })
    const { request } = open(
      wallet,
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
    )
    expect(await request('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
  })
})

it('createSatsConnectRequester returns responses of a form unknown to the library', async () => {
  const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0', answer: () => ({ result: { txid: 'ab' } }) })
  const alone = await (await rawRequest())('sendTransfer', PAYING, 'Ferrow.Bitcoin')
  expect(alone).toMatchObject({ status: 'error', error: { code: -32603 } })
  expect(await open(wallet).request('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
})
