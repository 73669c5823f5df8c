import type { Network } from '@foyer/core/adapter'
import { describeAdapter, type WalletDriver } from '@foyer/core/testing'
import { type BitcoinSandbox, createPhoneSigners, startBitcoin } from '@foyer/sandbox'
import {
  BITCOIN_MAINNET,
  BITCOIN_TESTNET,
  type BitcoinPageWallet,
  createBitcoinDeriver,
  createSatsConnectWallet,
  createUnisatWallet,
  createWalletStandardBitcoinWallet,
} from '@foyer/sandbox/bitcoin'
import { Verifier } from 'bip322-js'
import { afterAll, beforeAll, describe } from 'vitest'
import { bitcoin } from './bitcoin.js'
import { bitcoinMainnet, bitcoinTestnet } from './networks.js'
import { readBalance } from './testing/readBalance.js'

const keys = createBitcoinDeriver('test test test test test test test test test test test junk')
const signers = createPhoneSigners({ rpcUrls: { [BITCOIN_MAINNET]: '' }, accounts: [0, 1] })
const addressOf = (index: number, network = BITCOIN_MAINNET) => keys(index, network).payment.address
const RECIPIENT = addressOf(50)

let chains: BitcoinSandbox
beforeAll(async () => {
  chains = await startBitcoin()
})
afterAll(() => chains.stop())

interface Placed extends BitcoinPageWallet {
  listening(): number
  isAuthorized(): boolean | Promise<boolean>
  /** Makes the wallet leave every later request unanswered. */
  hang(): void
  announceAgain?(): void
}

type Parameters = globalThis.Parameters<WalletDriver['place']>[0]
type Driver = WalletDriver<'bip122', Placed>

const never = () => new Promise(() => {})
const icon = ['svg', {}] as const
const toOptions = ({ walletId, page, storage }: Parameters) => {
  const rpcUrls = () => Promise.resolve(chains.rpcUrls)
  return { id: walletId, name: walletId, icon, accent: '#000', accountIndexes: [0, 1], rpcUrls, storage, window: page }
}

const local = (network: Network<'bip122'>): Network<'bip122'> => ({
  ...network,
  get rpcUrls() {
    return { default: { http: [chains.rpcUrls[network.caipNetworkId] ?? ''] } }
  },
})
const [mainnet, testnet] = [local(bitcoinMainnet), local(bitcoinTestnet)]

const common = {
  networks: [mainnet, testnet],
  accounts: [addressOf(0), addressOf(1)],
  addresses: {
    elsewhere: ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    good: [
      addressOf(0),
      addressOf(0).toUpperCase(),
      keys(0, BITCOIN_TESTNET).ordinals.address,
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    ],
    bad: [
      `${addressOf(0).slice(0, -1)}x`,
      addressOf(0).slice(0, -1),
      `${addressOf(0)}q`,
      addressOf(0).replace('bc1', 'ltc1'),
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    ],
  },
  remembers: true,
  remove: (wallet) => wallet.destroy(),
  mode: ({ script }, mode) => script.mode(mode === 'hold' ? 'never' : mode),
  release: ({ script }, answer) => void script.release(answer),
  open: ({ script }) => script.open().length,
  isAuthorized: (wallet) => wallet.isAuthorized(),
  switchAccount: ({ script }, position) => script.switchAccount(position),
  end: ({ script }) => script.disconnectSite(),
  hang: (wallet) => wallet.hang(),
  listeners: ({ listening }) => listening(),
  placeHostile(page) {
    const register = (wallet: unknown) => {
      const detail = (api: { register(wallet: unknown): unknown }) => api.register(wallet)
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    }
    const thrower = new Proxy(
      {},
      {
        get: () => {
          throw new Error('Look away')
        },
      },
    )
    const features = { 'bitcoin:connect': {} }
    for (const wallet of [undefined, 42, thrower, {}, { name: {}, features }, { name: '', features }]) register(wallet)
    register({ name: 'Script', icon: 'javascript:alert(1)', features })
    register({ name: 'Markup', icon: 'data:text/html,<script>', features })
    register({ name: 'Saltmarsh', features })
    const listed = Array.isArray(page.btc_providers) ? page.btc_providers : []
    page.btc_providers = [...listed, null, thrower, { id: 'no.where', name: 'Nobody' }, { id: 7, name: [] }]
    page.LeatherProvider = thrower
  },
  canLack: [],
  channel: {
    answer: async ({ caipNetworkId: chainId, method, params }) =>
      (await signers).get('bip122')?.sign({ chainId, method, params }),
  },
  chainReader: {
    start: () => ({ url: chains.rpcUrls[BITCOIN_MAINNET] ?? '', stop() {} }),
    transfers: () => ({ to: RECIPIENT, amount: 4_321n, unknownHash: 'f'.repeat(64) }),
    activity: 'all',
  },
  startNode: async () => ({
    url: chains.rpcUrls[BITCOIN_MAINNET] ?? '',
    network: mainnet,
    address: addressOf(1),
    amount: await readBalance(chains.rpcUrls[BITCOIN_MAINNET], addressOf(1)),
    stop() {},
  }),
} satisfies Partial<Driver>

const absent = {
  'walletMethods.signTypedData': 'Bitcoin has no structured data to sign.',
  elsewhere: 'No library of a page shares the connections of this adapter.',
  'chainReader.tokens': 'The chain has no tokens that its nodes list.',
  'chainReader.token': 'The chain has no tokens that its nodes describe.',
  'chainReader.names': 'The chain keeps no names.',
} as const
const leavesOut = { 'chainReader.several': 'Several transfers are sent one after the other.' } as const
const global = {
  ...absent,
  shareAccounts: 'It shows the accounts of one key at a time.',
  'ids[1]': 'There is one of its kind in a page.',
} as const

const walletMethods: Driver['walletMethods'] = {
  signMessage: {
    verify: ({ message, signature, account }) => Verifier.verifySignature(account.address, message, signature),
  },
  sendTransaction: {
    transaction: () => ({ recipient: RECIPIENT, amount: '1000' }),
    isSent: async (hash) => (await fetch(`${chains.rpcUrls[BITCOIN_MAINNET]}/tx/${hash}`)).ok,
  },
}

/** Wraps a method that adds a listener and returns its removal; `listening` holds the removals not yet called. */
function countUndos<A extends readonly unknown[]>(listening: Set<unknown>, on: (...args: A) => () => void) {
  return (...args: A) => {
    const undo = on(...args)
    listening.add(undo)
    return () => {
      listening.delete(undo)
      undo()
    }
  }
}

interface Standard {
  readonly accounts: readonly unknown[]
  readonly features: Readonly<Record<string, Record<string, unknown>>>
}

interface Provider {
  readonly [method: string]: (...args: readonly unknown[]) => unknown
}

const saltmarsh: Driver = {
  ...common,
  ids: ['Saltmarsh', 'Brackwater'],
  announces: true,
  shareAccounts: ({ script }) => script.next([{ answer: 'approve', accounts: [0, 1] }]),
  place(parameters) {
    const { wallet: result, ...rest } = createWalletStandardBitcoinWallet(toOptions(parameters))
    const wallet = result as Standard
    const listening = new Set<unknown>()
    const events = wallet.features['standard:events'] ?? {}
    events.on = countUndos(listening, events.on as (...args: readonly unknown[]) => () => void)
    return {
      ...rest,
      listening: () => listening.size,
      isAuthorized: () => wallet.accounts.length > 0,
      hang: () => void Object.assign(wallet.features['standard:disconnect'] ?? {}, { disconnect: never }),
      announceAgain() {
        const detail = (api: { register(wallet: unknown): unknown }) => api.register(wallet)
        parameters.page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
      },
    }
  },
  announceAgain: (wallet) => wallet.announceAgain?.(),
  absent: { ...absent, switchNetwork: 'It is on no network: the page names one with each request.' },
  leavesOut,
  walletMethods: { ...walletMethods, switchNetwork: 'silently', selectAccount: true },
}

const ferrow: Driver = {
  ...common,
  ids: ['FerrowProviders.Bitcoin'],
  absent: global,
  leavesOut,
  announces: false,
  switchNetwork: ({ script }, { caipNetworkId }) => script.switchNetwork(caipNetworkId),
  place(parameters) {
    const { provider: result, ...rest } = createSatsConnectWallet(toOptions(parameters))
    const provider = result as Provider
    const listening = new Set<unknown>()
    Object.assign(provider, { addListener: countUndos(listening, provider.addListener as () => () => void) })
    return {
      ...rest,
      listening: () => listening.size,
      isAuthorized: async () => 'result' in Object(await provider.request?.('wallet_getAccount')),
      hang: () => void Object.assign(provider, { request: never }),
    }
  },
  walletMethods: { ...walletMethods, switchNetwork: 'asks', selectAccount: true },
}

const unisat: Driver = {
  ...common,
  ids: ['unisat'],
  absent: { ...global, announceAgain: 'Its event comes once, when it is ready.' },
  leavesOut,
  announces: true,
  switchNetwork: ({ script }, { caipNetworkId }) => script.switchNetwork(caipNetworkId),
  place(parameters) {
    const { provider: result, ...rest } = createUnisatWallet(toOptions(parameters))
    const provider = result as Provider
    // Listeners by event, because the adapter adds the same function to several events.
    const received = new Map<unknown, Set<unknown>>()
    const { on, removeListener } = provider
    Object.assign(provider, {
      on(event: unknown, listener: unknown) {
        received.set(event, (received.get(event) ?? new Set()).add(listener))
        return on?.(event, listener)
      },
      removeListener(event: unknown, listener: unknown) {
        received.get(event)?.delete(listener)
        return removeListener?.(event, listener)
      },
    })
    return {
      ...rest,
      listening: () => [...received.values()].reduce((sum, { size }) => sum + size, 0),
      isAuthorized: async () => String(await provider.getAccounts?.()) !== '',
      hang: () => void Object.assign(provider, { disconnect: never, getAccounts: never }),
    }
  },
  walletMethods: { ...walletMethods, switchNetwork: 'asks', selectAccount: true },
}

for (const driver of [saltmarsh, ferrow, unisat])
  describe(driver.ids[0], () => describeAdapter(() => bitcoin(), driver))
