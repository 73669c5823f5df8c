import type { AddressQuery, ConnectRequest, FoundConnection } from '../adapter/contract.js'
import type { AdapterDefinition } from '../adapter/defineAdapter.js'
import { defineAdapter } from '../adapter/defineAdapter.js'
import type { AdapterHost } from '../adapter/host.js'
import type { Ledger } from '../adapter/ledger.js'
import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { Wallet } from '../types/wallet.js'
import { createFakeWallet, type FakeWallet } from './createFakeWallet.js'

export interface FakeAdapter {
  readonly definition: AdapterDefinition
  /** Adds a wallet to those that are discovered, or gives the one that is there. */
  wallet(id?: string, traits?: Partial<Pick<FakeWallet, 'wallet' | 'isAuthorized' | 'mode' | 'silentMode'>>): FakeWallet
  /** A connection made by other code than the modal. */
  connectElsewhere(id: string, how?: { readonly active: boolean }): void
  /** What `connect` was called with, in order. */
  readonly requests: readonly { readonly walletId: string; readonly silent: boolean }[]
  /** The signals that came with them. */
  readonly signals: readonly (AbortSignal | undefined)[]
  balance: bigint
  /** Reads the balance of an address. @default gives `balance` at once */
  readBalance: (address: string) => Promise<bigint>
  /** What the chain says beyond that. @default undefined: nothing */
  ledger: Ledger | undefined
  /** What the modal that was created last handed to the adapter. */
  readonly host: AdapterHost | undefined
  /** Everything that listens to this adapter or to one of its wallets now. */
  readonly listeners: number
  /** Addresses of no network that the page has. */
  readonly elsewhere: Set<string>
}

export interface CreateFakeAdapterParameters {
  /** @default 'eip155' */
  readonly namespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Wallets that are there from the start. @default ['lantern', 'kitewing'] */
  readonly wallets?: readonly string[] | undefined
  /** Offers remote sessions; nobody is there to take them. @default false */
  readonly hasChannel?: boolean | undefined
}

/** An adapter without a chain: its wallets are played by the test. Everything else is as a real adapter would do it. */
export function createFakeAdapter(parameters: CreateFakeAdapterParameters = {}): FakeAdapter {
  const {
    namespace = 'eip155',
    caipNetworkId = `${namespace}:1`,
    wallets: initial = ['lantern', 'kitewing'],
    hasChannel = false,
  } = parameters
  const wallets = new Map<string, FakeWallet>()
  const discoverers = new Set<(all: readonly Wallet[]) => void>()
  const finders = new Set<(found: FoundConnection) => void>()
  const requests: { walletId: string; silent: boolean }[] = []
  const signals: (AbortSignal | undefined)[] = []
  let host: AdapterHost | undefined

  const list = () => [...wallets.values()].map(({ wallet }) => wallet)
  const add = (id: string, traits: Partial<FakeWallet> = {}) => {
    const wallet = Object.assign(createFakeWallet({ id, caipNetworkId }), traits)
    wallets.set(id, wallet)
    for (const report of discoverers) report(list())
    return wallet
  }
  for (const id of initial) add(id)

  const fake: FakeAdapter = {
    requests,
    signals,
    balance: 1_284_500_000_000_000_000n,
    readBalance: async () => fake.balance,
    ledger: undefined,
    elsewhere: new Set(),
    get host() {
      return host
    },
    get listeners() {
      const watchers = [...wallets.values()].reduce((sum, wallet) => sum + wallet.watchers, 0)
      return discoverers.size + finders.size + watchers
    },
    wallet: (id = 'lantern', traits) => wallets.get(id) ?? add(id, traits),
    connectElsewhere(id, { active } = { active: true }) {
      const { wallet, createConnection } = fake.wallet(id)
      for (const report of finders) report({ wallet, connection: createConnection(), active })
    },
    definition: defineAdapter(namespace, (given) => {
      host = given
      return {
        isAddress: async (value: string, network?: Network) =>
          /^0x[0-9a-f]{40}$/i.test(value) && !(network && fake.elsewhere.has(value)),
        discover(listener: (all: readonly Wallet[]) => void) {
          discoverers.add(listener)
          listener(list())
          return () => void discoverers.delete(listener)
        },
        watchConnections(listener: (found: FoundConnection) => void) {
          finders.add(listener)
          return () => void finders.delete(listener)
        },
        async connect({ walletId, network, silent = false, signal, onNews, signInDraft }: ConnectRequest) {
          requests.push({ walletId, silent })
          signals.push(signal)
          const found = wallets.get(walletId)
          if (!found) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })
          const { signsIn } = found
          const draft = signsIn && !silent ? await signInDraft?.(network?.caipNetworkId ?? caipNetworkId) : undefined
          const connection = await found.connect(silent, onNews)
          if (draft) {
            const message = signsIn?.(draft, connection.accounts[0].address)
            Object.assign(connection, { signedIn: { message, signature: '0x5163' } })
          }
          if (network) found.setNetwork(network.caipNetworkId)
          return connection
        },
        ...(hasChannel && { channel: () => Promise.reject(new ModalError('RELAY_UNREACHABLE')) }),
        async balances({ address, network }: AddressQuery) {
          return [{ ...network.nativeCurrency, amount: await fake.readBalance(address) }]
        },
        ledger: async () => fake.ledger ?? {},
      }
    }),
  }
  return fake
}
