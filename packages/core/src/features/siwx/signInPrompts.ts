import type { WritableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalError } from '../../errors/ModalError.js'
import type { Service } from '../../modal/context.js'
import type { Account } from '../../types/account.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { SiwxMessage } from '../../types/siwx.js'

/**
 * `signed`: the user signed in. `without`: the user declined, and connects without signing in. `out`: the user declined
 * a required sign-in, so the account is refused. `gone`: the caller aborted the prompt.
 */
export type PromptAnswer = 'signed' | 'without' | 'out' | 'gone'

export interface SignInPrompt {
  readonly namespace: Namespace
  readonly account: Account
  readonly walletId: string
  readonly network: Network | undefined
  readonly isRequired: boolean
  readonly status: 'preparing' | 'ready' | 'signing' | 'checking' | 'declined' | 'failed'
  readonly message: SiwxMessage | undefined
  readonly error: ModalError | undefined
  sign(): Promise<void>
  /** Declines. If the sign-in is optional, the account connects without it. */
  cancel(): void
  /** Called when the user closes the modal. If the sign-in is required, the modal shakes and stays open. */
  leave(): void
  recheck(): void
}

export interface SignInPrompts {
  readonly $prompt: WritableAtom<SignInPrompt | undefined>
}

export const signInPrompts: Service<SignInPrompts> = {
  create: () => ({ $prompt: atom<SignInPrompt | undefined>(undefined) }),
}
