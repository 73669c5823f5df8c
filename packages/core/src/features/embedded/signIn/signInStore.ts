import type { WritableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalError } from '../../../errors/ModalError.js'
import type { Service } from '../../../modal/context.js'
import type { SocialProvider } from '../../../types/features.js'

/** State of the login views. Times are in ms since 1970. */
export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly email: string }
  /**
   * Waits until the user opens the link in the e-mail, because the secure site does not know the device. A code
   * follows.
   */
  | { readonly status: 'device'; readonly email: string; readonly sentAt: number }
  | {
      readonly status: 'code'
      readonly email: string
      readonly sentAt: number
      readonly isChecking: boolean
      readonly isWrong: boolean
    }
  | { readonly status: 'window'; readonly provider: SocialProvider }
  | { readonly status: 'blocked'; readonly provider: SocialProvider }
  | { readonly status: 'scan'; readonly url: string | undefined }
  | { readonly status: 'connecting'; readonly email?: string; readonly provider?: SocialProvider }
  | { readonly status: 'connected'; readonly email?: string; readonly provider?: SocialProvider }
  | {
      readonly status: 'failed'
      readonly error: ModalError
      readonly email?: string
      readonly provider?: SocialProvider
    }

export type EmailChangeState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly newEmail: string }
  /** `primary`: the secure site sent a code to the old address. `secondary`: to the new address. */
  | {
      readonly status: 'primary' | 'secondary'
      readonly newEmail: string
      readonly sentAt: number
      readonly isChecking: boolean
      readonly isWrong: boolean
    }
  /** `from`: time when the new address becomes active, in ms since 1970; absent when it is active already. */
  | { readonly status: 'done'; readonly newEmail: string; readonly from?: number }
  | { readonly status: 'failed'; readonly newEmail: string; readonly error: ModalError }

/**
 * Login options of the embedded wallet. `pending`: the project's settings are loading and no options are known from the
 * last visit. `expected`: options of the app or of the last visit; a click first loads the settings. `ready`: options
 * that the project's settings confirm.
 */
export interface LoginOptions {
  readonly status: 'pending' | 'expected' | 'ready'
  readonly email: boolean
  readonly socials: readonly SocialProvider[]
  /** False when the project does not allow this origin, or when the list of allowed origins could not be loaded. */
  readonly isOriginAllowed?: boolean
  /** Failure to load the list of allowed origins. Logins are blocked until a retry succeeds. */
  readonly failure?: ModalError | undefined
}

export const signInStore: Service<{
  readonly $state: WritableAtom<SignInState>
  readonly $change: WritableAtom<EmailChangeState>
}> = {
  create: () => ({
    $state: atom<SignInState>({ status: 'idle' }),
    $change: atom<EmailChangeState>({ status: 'idle' }),
  }),
}
