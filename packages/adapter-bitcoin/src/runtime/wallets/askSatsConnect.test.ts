import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubWindow } from '../../testing/createPage.js'
import { loadSatsConnect } from '../../testing/loadSatsConnect.js'
import { askSatsConnect } from './askSatsConnect.js'

// Against sats-connect's own code: what it does with a wallet, and where it would harm the user.

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
  /** Its object stands there. @default nowhere */
  readonly path?: string
  /** What it says to `getInfo`. @default an error, thrown */
  readonly version?: string
  readonly answer?: () => unknown
}

const envelope = (result: unknown) => ({ jsonrpc: '2.0', id: '1', result })
const refusal = (code: number) => ({ jsonrpc: '2.0', id: '1', error: { code, message: 'No.' } })

function createWallet({ path, version, answer = () => envelope({ txid: 'ab' }) }: WalletOptions) {
  const asked: unknown[] = []
  const source = {
    async request(...question: readonly unknown[]) {
      if (question[0] !== 'getInfo') {
        asked.push(question)
        return answer()
      }
      if (!version) throw new Error('Unknown method')
      return envelope({ version, platform: 'web', methods: [], supports: [] })
    },
  }
  const [first, second] = path?.split('.') ?? []
  if (first && second) page[first] = { [second]: source }
  return { asked, source, walletId: path ?? 'Somewhere' }
}

const open = (wallet: ReturnType<typeof createWallet>, load = vi.fn(loadSatsConnect)) => ({
  load,
  ask: askSatsConnect({ host: { log: () => undefined }, load, ...wallet }),
})

/** The library's `request` is typed by enums, of which the texts travel. */
type Raw = (method: string, params: unknown, path: string) => Promise<unknown>
const rawRequest = async (load = loadSatsConnect) => (await load()).request as unknown as Raw

it('asks a wallet at a path of the window through the library, which asks old ones for what they know', async () => {
  const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '1.4.0' })
  const { ask, load } = open(wallet)
  expect(await ask('wallet_connect', CONNECTING)).toEqual({ txid: 'ab' })
  expect(await ask('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
  expect(wallet.asked).toEqual([
    ['wallet_connect', { addresses: ['payment'] }],
    ['sendTransfer', PAYING],
  ])
  expect(load).toHaveBeenCalledTimes(1)
  expect(Object.keys(page)).toEqual(['Ferrow'])
})

it('is what sats-connect itself gives as its request', async () => {
  const [{ request }, core] = await Promise.all([import('sats-connect'), import('@sats-connect/core')])
  expect(core.request).toBe(request)
})

it('reads what the library says went wrong', async () => {
  const { ask } = open(createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0', answer: () => refusal(-32000) }))
  await expect(ask('sendTransfer', PAYING)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('takes what a method takes, and nothing else', () => {
  const { ask } = open(createWallet({}))
  const wrong = [
    // @ts-expect-error: a PSBT is text.
    () => ask('signPsbt', { psbt: new Uint8Array() }),
    // @ts-expect-error: inputs are named by address.
    () => ask('signPsbt', { psbt: '', signInputs: [0] }),
    // @ts-expect-error: an amount is a number of satoshis.
    () => ask('sendTransfer', { recipients: [{ address: '', amount: '1' }] }),
    // @ts-expect-error: there is no such way to sign.
    () => ask('signMessage', { address: '', message: '', protocol: 'BIP137' }),
    // @ts-expect-error: there is no such network.
    () => ask('wallet_changeNetwork', { name: 'Testnet3' }),
    // @ts-expect-error: there is no such purpose.
    () => ask('wallet_connect', { addresses: ['ordinal'] }),
    // @ts-expect-error: purposes are needed.
    () => ask('getAddresses', {}),
    // @ts-expect-error: it is asked without anything.
    () => ask('wallet_getAccount', { id: 1 }),
  ]
  expect(wrong).toHaveLength(8)
})

describe('is asked without the library, which would harm its user:', () => {
  it('a second wallet, which the library takes for the first', async () => {
    const copy = await loadSatsConnect()
    const load = vi.fn(async () => copy)
    const request = await rawRequest(load)
    createWallet({ path: 'Old.Bitcoin', version: '1.4.0' })
    await request('signMessage', {}, 'Old.Bitcoin')
    const wallet = createWallet({ path: 'New.Bitcoin', version: '2.0.0' })
    await request('wallet_connect', CONNECTING, 'New.Bitcoin')
    await open(wallet, load).ask('wallet_connect', CONNECTING)
    expect(wallet.asked).toEqual([
      ['wallet_connect', { addresses: ['payment'] }],
      ['wallet_connect', CONNECTING],
    ])
  })

  it('one that throws when it is asked what it is', async () => {
    const wallet = createWallet({ path: 'Orange.Bitcoin' })
    await expect((await rawRequest())('sendTransfer', PAYING, 'Orange.Bitcoin')).rejects.toThrow('Unknown method')
    const { ask, load } = open(wallet)
    expect(await ask('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
    expect([wallet.asked.length, load.mock.calls.length]).toEqual([1, 0])
  })

  it('one that never says what it is', async () => {
    vi.useFakeTimers()
    const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0' })
    const { request } = wallet.source
    wallet.source.request = async (...question) =>
      question[0] === 'getInfo' ? new Promise(() => undefined) : request(...question)
    const asking = open(wallet).ask('sendTransfer', PAYING)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await asking).toEqual({ txid: 'ab' })
  })

  it('one that stands nowhere in the window', async () => {
    const wallet = createWallet({ version: '2.0.0' })
    await expect((await rawRequest())('sendTransfer', PAYING, 'Somewhere')).rejects.toThrow('no wallet provider')
    const { ask, load } = open(wallet)
    expect(await ask('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
    expect(load).not.toHaveBeenCalled()
  })

  it('one whose place another object has taken since', async () => {
    const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0' })
    const { ask } = open(wallet)
    await ask('signMessage', { address: '', message: 'a' })
    const impostor = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0' })
    await ask('sendTransfer', PAYING)
    expect([wallet.asked.length, impostor.asked.length]).toEqual([2, 0])
  })

  it('one whose place throws when it is looked at', async () => {
    const wallet = createWallet({ version: '2.0.0' })
    Object.defineProperty(page, 'Ferrow', {
      get() {
        throw new Error('Not here')
      },
    })
    const { ask } = open({ ...wallet, walletId: 'Ferrow.Bitcoin' })
    expect(await ask('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
  })

  it('any, where the library cannot be fetched', async () => {
    const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0' })
    const { ask } = open(
      wallet,
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
    )
    expect(await ask('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
  })
})

it('gives what a wallet has sent though the library does not know the form of its answer', async () => {
  const wallet = createWallet({ path: 'Ferrow.Bitcoin', version: '2.0.0', answer: () => ({ result: { txid: 'ab' } }) })
  const alone = await (await rawRequest())('sendTransfer', PAYING, 'Ferrow.Bitcoin')
  expect(alone).toMatchObject({ status: 'error', error: { code: -32603 } })
  expect(await open(wallet).ask('sendTransfer', PAYING)).toEqual({ txid: 'ab' })
})
