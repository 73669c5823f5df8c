import type { SavedWalletState, ScriptedWallet } from '../../wallet/createScriptedWallet'
import type { CosmosKey as OwnKey } from '../keys/deriveCosmosKey'
import type { CosmosSession } from './createCosmosSession'
import type { CosmosWalletStyle } from './types'

export interface CosmosWalletChain {
  readonly chainId: string
  readonly name: string
  readonly prefix: string
}

export interface SavedCosmosState extends SavedWalletState {
  /** Chains that apps added by `experimentalSuggestChain`. */
  readonly suggested: readonly CosmosWalletChain[]
  /** Ids of the permitted chains, by the app's origin. */
  readonly permitted: Readonly<Record<string, readonly string[]>>
}

export type ScriptedCosmosWallet = ScriptedWallet<SavedCosmosState>

export interface CosmosContext extends ScriptedCosmosWallet {
  readonly style: CosmosWalletStyle
  readonly isLedger: boolean
  readonly session: CosmosSession
  readonly addresses: readonly string[]
  key(): Promise<OwnKey>
  /** Open connection prompt, shared by the requests that arrive meanwhile. */
  connecting: Promise<unknown> | undefined
}
