import type { AccountType, AdapterHost, Connection, Leaving, Requests, Unlocks, Wallet } from '@foyer/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'

/** What a wallet says yes with. */
export interface WalletAnswer {
  readonly accounts: readonly `0x${string}`[]
  readonly chainId: number
}

export type EvmConnection = Connection<'eip155', Eip1193Provider>

/** What every verb of the runtime works with. The truth about connections is wagmi's state; this is what wagmi lacks. */
export interface RuntimeContext {
  readonly host: AdapterHost<'eip155'>
  /** Aborted with the host's, and ours to hang things on. */
  readonly signal: AbortSignal
  readonly config: Config
  walletOf(connector: Connector): Wallet
  /** By connector uid. */
  readonly requests: Requests<Connector, WalletAnswer>
  /** Live connections by connector uid: the same object for everybody who asks. */
  readonly live: Map<string, EvmConnection>
  /** Uids of connections that the modal asked for, so that they are not reported to it as found. */
  readonly asked: Set<string>
  /** What kind an account of a channel is, by connector uid. */
  readonly accountTypes: Map<string, (address: string) => AccountType | undefined>
  /** By connector uid. */
  readonly leaving: Leaving
  /** By wallet id. */
  readonly unlocks: Unlocks
  /** The connection that the modal knows as the one in use. */
  readonly chosen: { uid: string | null }
}
