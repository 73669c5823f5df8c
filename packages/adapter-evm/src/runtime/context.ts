import type {
  AccountType,
  AdapterContext,
  Connection,
  DisconnectNotifier,
  UnlockWatcher,
  Wallet,
  WalletRequestTracker,
} from '@foyer/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'

export interface ConnectResult {
  readonly accounts: readonly `0x${string}`[]
  readonly chainId: number
}

export type EvmConnection = Connection<'eip155', Eip1193Provider>

/** Holds the state that wagmi's state lacks. Only wagmi's state says which wallets are connected. */
export interface RuntimeContext {
  readonly adapterContext: AdapterContext<'eip155'>
  readonly signal: AbortSignal
  readonly config: Config
  getWallet(connector: Connector): Wallet
  readonly requests: WalletRequestTracker<Connector, ConnectResult>
  /** By connector uid. One object per connector, because callers compare connections by identity. */
  readonly connections: Map<string, EvmConnection>
  readonly requested: Set<string>
  readonly accountTypes: Map<string, (address: string) => AccountType | undefined>
  readonly disconnects: DisconnectNotifier
  readonly unlocks: UnlockWatcher
  readonly chosen: { uid: string | null }
}
