import type { AccountType, AdapterHost, Connection, Wallet } from '@foyer/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'
import type { Requests } from './requests.js'

export type EvmConnection = Connection<'eip155', Eip1193Provider>

/** What every verb of the runtime works with. The truth about connections is wagmi's state; this is what wagmi lacks. */
export interface RuntimeContext {
  readonly host: AdapterHost<'eip155'>
  /** Aborted with the host's, and ours to hang things on. */
  readonly signal: AbortSignal
  readonly config: Config
  walletOf(connector: Connector): Wallet
  /** What wallets were asked and have not answered. */
  readonly requests: Requests
  /** Live connections by connector uid: the same object for everybody who asks. */
  readonly live: Map<string, EvmConnection>
  /** Uids of connections that the modal asked for, so that they are not reported to it as found. */
  readonly asked: Set<string>
  /** What kind an account of a channel is, by connector uid. */
  readonly accountTypes: Map<string, (address: string) => AccountType | undefined>
  /** Wallets that are being told of their end, by connector uid. */
  readonly leaving: Map<string, Promise<void>>
  /** The connection that the modal knows as the one in use. */
  readonly chosen: { uid: string | null }
}
