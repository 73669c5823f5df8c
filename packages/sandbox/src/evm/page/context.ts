import type { SavedWalletState, ScriptedWallet } from '../../wallet/createScriptedWallet'
import type { ExtraMethods, WalletQuirk } from '../../wallet/scriptTypes'
import type { WalletChain } from '../../wallet/types'
import type { EvmSession } from './createEvmSession'
import type { Keyring } from './createKeyring'
import type { TaskQueue } from './createTaskQueue'
import type { WalletChains } from './createWalletChains'

export interface SavedEvmState extends SavedWalletState {
  readonly chainId: number
  readonly added: readonly WalletChain[]
}

export type ScriptedEvmWallet = ScriptedWallet<SavedEvmState>

export interface EvmContext extends ScriptedEvmWallet {
  readonly keyring: Keyring
  readonly chains: WalletChains
  readonly session: EvmSession
  /** Sends one transaction after the other, as parallel ones would take the same nonce. */
  readonly sending: TaskQueue
  readonly extras: readonly ExtraMethods[]
  readonly manner: WalletQuirk | undefined
}

export type EvmMethod = (context: EvmContext, params: unknown, method: string) => Promise<unknown> | unknown
