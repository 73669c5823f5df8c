import type { Connection } from '../adapter/connection.js'
import type { AdapterDefinition } from '../adapter/defineAdapter.js'
import { defineAdapter } from '../adapter/defineAdapter.js'
import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { createFakeWallet, type FakeWallet } from './createFakeWallet.js'

export interface FakeAdapter {
  readonly definition: AdapterDefinition
  /** Adds a wallet to those that are discovered, or gives the one that is there. */
  wallet(id?: string): FakeWallet
  /** A connection made by other code than the modal. */
  connectElsewhere(id: string): void
  /** What `connect` was called with, in order. */
  readonly requests: readonly { readonly walletId: string; readonly silent: boolean }[]
  balance: bigint
}

export interface CreateFakeAdapterParameters {
  /** @default 'eip155' */
  readonly namespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Wallets that are there from the start. @default ['lantern', 'kitewing'] */
  readonly wallets?: readonly string[] | undefined
}

/** An adapter without a chain: its wallets are played by the test. Everything else is as a real adapter would do it. */
export function createFakeAdapter(parameters: CreateFakeAdapterParameters = {}): FakeAdapter {
  const { namespace = 'eip155', caipNetworkId = `${namespace}:1`, wallets: initial = ['lantern', 'kitewing'] } = parameters
  const wallets = new Map<string, FakeWallet>()
  const discoverers = new Set<(all: readonly Wallet[]) => void>()
  const finders = new Set<(found: { wallet: Wallet; connection: Connection }) => void>()
  const requests: { walletId: string; silent: boolean }[] = []

  const list = () => [...wallets.values()].map(({ wallet }) => wallet)
  const add = (id: string) => {
    const wallet = createFakeWallet({ id, caipNetworkId })
    wallets.set(id, wallet)
    for (const report of discoverers) report(list())
    return wallet
  }
  initial.forEach(add)

  const fake: FakeAdapter = {
    requests,
    balance: 1_284_500_000_000_000_000n,
    wallet: (id = 'lantern') => wallets.get(id) ?? add(id),
    connectElsewhere(id) {
      const { wallet, createConnection } = fake.wallet(id)
      for (const report of finders) report({ wallet, connection: createConnection() })
    },
    definition: defineAdapter(namespace, (host) => ({
      isAddress: (value: string) => /^0x[0-9a-f]{40}$/i.test(value),
      discover(listener: (all: readonly Wallet[]) => void) {
        discoverers.add(listener)
        listener(list())
        return () => void discoverers.delete(listener)
      },
      watchConnections(listener: (found: { wallet: Wallet; connection: Connection }) => void) {
        finders.add(listener)
        return () => void finders.delete(listener)
      },
      async connect({ walletId, silent = false }: { walletId: string; silent?: boolean | undefined }) {
        requests.push({ walletId, silent })
        const found = wallets.get(walletId)
        if (!found) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })
        return found.connect(silent)
      },
      async balances({ network }: { network: { nativeCurrency: { symbol: string; name: string; decimals: number } } }) {
        host.log('debug', 'balance')
        return [{ ...network.nativeCurrency, amount: fake.balance }]
      },
    })),
  }
  return fake
}

