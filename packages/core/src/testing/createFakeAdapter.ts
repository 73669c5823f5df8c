import type { ChainReader } from '../adapter/chainReader.js'
import type { AdapterContext } from '../adapter/context.js'
import type { AddressQuery, ConnectRequest, DiscoveredConnection } from '../adapter/contract.js'
import type { AdapterDefinition } from '../adapter/defineAdapter.js'
import { defineAdapter } from '../adapter/defineAdapter.js'
import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { Wallet } from '../types/wallet.js'
import { createFakeWallet, type FakeWallet } from './createFakeWallet.js'

export interface FakeAdapter {
  readonly definition: AdapterDefinition
  wallet(id?: string, traits?: Partial<Pick<FakeWallet, 'wallet' | 'isAuthorized' | 'mode' | 'silentMode'>>): FakeWallet
  connectElsewhere(id: string, how?: { readonly active: boolean }): void
  readonly requests: readonly { readonly walletId: string; readonly silent: boolean }[]
  readonly signals: readonly (AbortSignal | undefined)[]
  balance: bigint
  readBalance: (address: string) => Promise<bigint>
  chainReader: ChainReader | undefined
  readonly adapterContext: AdapterContext | undefined
  readonly listeners: number
  /** Addresses that are valid only on networks that the app does not list. */
  readonly elsewhere: Set<string>
}

export interface CreateFakeAdapterParameters {
  readonly namespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly wallets?: readonly string[] | undefined
  /** Supports remote sessions, without a wallet behind them. @default false */
  readonly hasChannel?: boolean | undefined
}

export function createFakeAdapter(parameters: CreateFakeAdapterParameters = {}): FakeAdapter {
  const {
    namespace = 'eip155',
    caipNetworkId = `${namespace}:1`,
    wallets: initial = ['lantern', 'kitewing'],
    hasChannel = false,
  } = parameters
  const wallets = new Map<string, FakeWallet>()
  const discoverers = new Set<(all: readonly Wallet[]) => void>()
  const finders = new Set<(found: DiscoveredConnection) => void>()
  const requests: { walletId: string; silent: boolean }[] = []
  const signals: (AbortSignal | undefined)[] = []
  let adapterContext: AdapterContext | undefined

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
    chainReader: undefined,
    elsewhere: new Set(),
    get adapterContext() {
      return adapterContext
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
      adapterContext = given
      return {
        isAddress: async (value: string, network?: Network) =>
          /^0x[0-9a-f]{40}$/i.test(value) && !(network && fake.elsewhere.has(value)),
        discover(listener: (all: readonly Wallet[]) => void) {
          discoverers.add(listener)
          listener(list())
          return () => void discoverers.delete(listener)
        },
        watchConnections(listener: (found: DiscoveredConnection) => void) {
          finders.add(listener)
          return () => void finders.delete(listener)
        },
        async connect({ walletId, network, silent = false, signal, onStatus, signInDraft }: ConnectRequest) {
          requests.push({ walletId, silent })
          signals.push(signal)
          const found = wallets.get(walletId)
          if (!found) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })
          const { signsIn } = found
          const draft = signsIn && !silent ? await signInDraft?.(network?.caipNetworkId ?? caipNetworkId) : undefined
          const connection = await found.connect(silent, onStatus)
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
        chainReader: async () => fake.chainReader ?? {},
      }
    }),
  }
  return fake
}
