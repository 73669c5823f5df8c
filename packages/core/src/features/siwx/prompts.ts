import type { WritableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Part } from '../../context.js'
import type { ModalError } from '../../errors/ModalError.js'
import type { Account } from '../../types/account.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { SiwxMessage } from '../../types/siwx.js'

/** `signed`: they are in. `without`: they go on as who they are. `out`: they do not want to. `gone`: nobody asks any more. */
export type Answer = 'signed' | 'without' | 'out' | 'gone'

/** What the visitor is asked to sign, and where it stands. */
export interface Prompt {
  readonly namespace: Namespace
  readonly account: Account
  readonly walletId: string
  readonly network: Network | undefined
  /** Who does not sign does not come in. */
  readonly isRequired: boolean
  readonly status: 'preparing' | 'ready' | 'signing' | 'checking' | 'declined' | 'failed'
  readonly message: SiwxMessage | undefined
  readonly error: ModalError | undefined
  /** Has the wallet sign, after a failure once more. */
  sign(): Promise<void>
  /** They do not want to: out, or on without where that is possible. */
  cancel(): void
  /** They want the modal to close. Where signing is required it shakes, and stays. */
  leave(): void
  /** They may have signed in in another tab. */
  recheck(): void
}

export interface Prompts {
  /** What the visitor is asked to sign now. */
  readonly $prompt: WritableAtom<Prompt | undefined>
}

export const prompts: Part<Prompts> = { create: () => ({ $prompt: atom<Prompt | undefined>(undefined) }) }
