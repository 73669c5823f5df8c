import type { TokenInfo } from '@foyer/core/adapter'
import { type ChainReaderDriver, describeAdapter, type WalletDriver } from '@foyer/core/testing'
import { type CosmosSandbox, createPhoneSigners, startCosmos } from '@foyer/sandbox'
import { type CosmosWallet, createCosmosWallet } from '@foyer/sandbox/cosmos'
import { afterAll, beforeAll } from 'vitest'
import { cosmos } from './cosmos.js'
import { cosmosHub, osmosis } from './networks.js'
import { ADDRESSES, KEPLR_ID, LEAP_ID } from './testing/createTestApp.js'
import { createAdr36SignBytes, verifySignature } from './testing/verifySignature.js'

const [FIRST, SECOND] = ADDRESSES
const HUB = 'cosmos:cosmoshub-4'
const signers = createPhoneSigners({ rpcUrls: { [HUB]: '' }, accounts: [0, 1, 2] })

let chain: CosmosSandbox
beforeAll(async () => {
  chain = await startCosmos()
})
afterAll(() => chain.stop())

const local = (network: typeof cosmosHub): typeof cosmosHub => ({
  ...network,
  get rpcUrls() {
    return { default: { http: [chain?.rpcUrls[network.caipNetworkId] ?? ''] } }
  },
})
const networks = [local(cosmosHub), local(osmosis)] as const

async function call(url: string, method: string, params: object) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', body })
  return ((await response.json()) as { result: { txs: { tx_result: { code: number } }[] } }).result
}

async function publicKeyOf(address: string): Promise<string> {
  const accounts = await (await signers).get('cosmos')?.sign({ chainId: HUB, method: 'cosmos_getAccounts', params: {} })
  const all: readonly unknown[] = Array.isArray(accounts) ? accounts : []
  return Object(all.find((each) => Object(each).address === address)).pubkey
}

function driver(style: 'keplr' | 'leap'): WalletDriver<'cosmos', CosmosWallet> {
  const ids = style === 'leap' ? ([LEAP_ID, KEPLR_ID] as const) : ([KEPLR_ID, LEAP_ID] as const)
  return {
    ids,
    networks,
    accounts: ADDRESSES,
    addresses: {
      good: [FIRST, 'osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl'],
      elsewhere: ['osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl'],
      bad: [`${FIRST.slice(0, -1)}8`, FIRST.slice(0, -1), `${FIRST}q`, FIRST.toUpperCase(), 'cosmos1bio'],
    },
    remembers: true,
    announces: false,
    place({ walletId, page, storage }) {
      const own = walletId === LEAP_ID ? 'leap' : 'keplr'
      return createCosmosWallet({ name: own, id: own, style: own, window: page, storage: storage as Storage })
    },
    remove: (wallet) => wallet.destroy(),
    mode: ({ script }, mode) => script.mode(mode === 'hold' ? 'never' : mode),
    release: ({ script }, answer) => void script.release(answer),
    open: ({ script }) => script.open().length,
    switchAccount: ({ script }, position) => script.switchAccount(position),
    // Keplr does not report that the user revoked the access, and the app cannot query it.
    ...(style === 'leap' && {
      end: ({ script }) => script.disconnectSite(),
      isAuthorized: async ({ provider }) => (await provider.isConnected?.(cosmosHub.id)) === true,
    }),
    hang({ provider }) {
      const nothing = () => new Promise<never>(() => {})
      for (const name of Object.keys(provider)) Object.assign(provider, { [name]: nothing })
    },
    placeHostile(page) {
      Object.defineProperty(page, 'cosmostation', {
        get() {
          throw new Error('hostile')
        },
      })
      page.okxwallet = { keplr: { enable: 'markup' } }
    },
    walletMethods: {
      signMessage: {
        async verify({ message, signature, account }) {
          const publicKey = account.publicKey ?? (await publicKeyOf(account.address))
          return verifySignature(createAdr36SignBytes(account.address, message), { publicKey, signature })
        },
      },
      sendTransaction: {
        transaction: () => ({ to: SECOND, amount: 1n }),
        async isSent(hash) {
          const { txs } = await call(chain.rpcUrls[HUB] ?? '', 'tx_search', { query: `tx.hash='${hash}'` })
          return txs[0]?.tx_result.code === 0
        },
      },
      switchNetwork: 'asks',
    },
    canLack: [],
    channel: {
      answer: async ({ caipNetworkId: chainId, method, params }) =>
        (await signers).get('cosmos')?.sign({ chainId, method, params }),
    },
    absent: {
      switchNetwork: 'All networks of a wallet are open side by side.',
      'walletMethods.selectAccount': 'A wallet shows one account at a time.',
      listeners: 'Wallets tell what changes by events on the window.',
      'walletMethods.signTypedData': 'ADR-36 is for messages; there is no other data to sign.',
      elsewhere: 'No library of a page shares the connections of this adapter.',
      ...(style === 'keplr' && {
        isAuthorized: 'It cannot be asked.',
        end: 'It tells nobody.',
      }),
    },
    leavesOut: {
      'chainReader.names': 'Names of the chains are not read.',
      'chainReader.several': 'Several transfers are sent one after the other.',
    },
    startNode: async () => ({
      url: chain.rpcUrls['cosmos:osmosis-1'] ?? '',
      network: networks[1],
      address: 'osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl',
      amount: 0n,
      stop() {},
    }),
  }
}

const BERTH = `factory/${FIRST}/berth`
const OSMO = 'ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC'
const toToken = (address: string, symbol: string, decimals: number, name = symbol): TokenInfo => ({
  ...{ caipNetworkId: cosmosHub.caipNetworkId, address, symbol, name, decimals },
})

const chainReader: ChainReaderDriver = {
  start: () => ({ url: chain.rpcUrls[HUB] ?? '', stop() {} }),
  tokens: () => ({
    // An account of the phone's wallet, from which no test spends.
    address: chain.wallets.tamarack.addresses[0] ?? '',
    held: [
      { token: toToken(OSMO, 'OSMO', 6), amount: 250_000_000n },
      { token: toToken(BERTH, 'BRTH', 3), amount: 42_000n },
    ],
    empty: toToken(`${BERTH}s`, 'NONE', 0),
  }),
  token: () => ({ token: toToken(BERTH, 'BERTH', 3, 'Berth'), none: `${BERTH}s` }),
  transfers: () => ({
    to: 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6',
    amount: 1_000_001n,
    token: { token: toToken(OSMO, 'OSMO', 6), amount: 3n },
    unknownHash: 'AB'.repeat(32),
  }),
  activity: 'all',
}

describeAdapter(() => cosmos(), { ...driver('leap'), chainReader })
describeAdapter(() => cosmos(), { ...driver('keplr'), chainReader })
