import type { WritableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Part } from '../../../context.js'
import type { ModalError } from '../../../errors/ModalError.js'
import type { SocialProvider } from '../../../types/features.js'

/** Signing in to the embedded wallet, as the visitor sees it. Times are milliseconds since 1970. */
export type SignInState =
  | { readonly status: 'idle' }
  /** The address is on its way to the secure site. */
  | { readonly status: 'sending'; readonly email: string }
  /** This device is unknown: a link was sent, and whoever opens it lets the page go on. */
  | { readonly status: 'device'; readonly email: string; readonly sentAt: number }
  /** A code was sent. `isWrong`: the last one did not match. */
  | {
      readonly status: 'code'
      readonly email: string
      readonly sentAt: number
      readonly isChecking: boolean
      readonly isWrong: boolean
    }
  /** The window of a provider is open. */
  | { readonly status: 'window'; readonly provider: SocialProvider }
  /** The browser did not let it open. */
  | { readonly status: 'blocked'; readonly provider: SocialProvider }
  /** Farcaster's code: undefined until there is one. */
  | { readonly status: 'scan'; readonly url: string | undefined }
  /** Who it is, is known; the wallet is fetched. */
  | { readonly status: 'connecting'; readonly email?: string; readonly provider?: SocialProvider }
  | { readonly status: 'connected'; readonly email?: string; readonly provider?: SocialProvider }
  | {
      readonly status: 'failed'
      readonly error: ModalError
      readonly email?: string
      readonly provider?: SocialProvider
    }

/** Changing the address of the embedded wallet. */
export type EmailChange =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly newEmail: string }
  /** `primary`: a code was sent to the address that is left. `secondary`: to the new one. */
  | {
      readonly status: 'primary' | 'secondary'
      readonly newEmail: string
      readonly sentAt: number
      readonly isChecking: boolean
      readonly isWrong: boolean
    }
  /** `from`: when it comes into force, where it has not. */
  | { readonly status: 'done'; readonly newEmail: string; readonly from?: number }
  | { readonly status: 'failed'; readonly newEmail: string; readonly error: ModalError }

/**
 * What the visitor may sign in with. `pending`: the project may answer in a moment; there is room for what is expected.
 * `expected`: it has not answered, and what is expected is offered: a press asks it again. `ready`: it has answered.
 */
export interface SignInOffer {
  readonly status: 'pending' | 'expected' | 'ready'
  readonly email: boolean
  readonly socials: readonly SocialProvider[]
  /** False: the project does not allow it on a page of this origin. */
  readonly isOriginAllowed?: boolean
}

/** Where signing in stands. One at a time. */
export const signIn: Part<{
  readonly $state: WritableAtom<SignInState>
  readonly $change: WritableAtom<EmailChange>
}> = {
  create: () => ({ $state: atom<SignInState>({ status: 'idle' }), $change: atom<EmailChange>({ status: 'idle' }) }),
}
