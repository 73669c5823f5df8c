import type { Emitter } from '../../wallet/createEmitter'
import type { ScriptedWallet } from '../../wallet/createScriptedWallet'
import type { PolkadotKeyring } from './createPolkadotKeyring'

export interface PolkadotWalletEvents {
  change: undefined
}

export interface PolkadotContext extends ScriptedWallet {
  readonly version: string
  readonly keys: PolkadotKeyring
  readonly emitter: Emitter<PolkadotWalletEvents>
  /** Records a request and answers it. A rejection has a message (`refusal`) and no code, as in real extensions. */
  answerRequest<T>(method: string, params: unknown, refusal: string, callback: () => Promise<T>): Promise<T>
}
