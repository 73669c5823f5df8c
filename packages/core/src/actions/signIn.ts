import { type SignInParameters, signInAccount } from '../features/siwx/signInAccount.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * Has the visitor sign in with the account in use (`siwx`), where they have not. False: they did not want to. Rejects with
 * `FEATURE_MISSING` where nothing is set up to sign in to, and `ACCOUNT_UNDEFINED` where nobody is connected.
 */
export async function signIn(modal: Modal, parameters: SignInParameters = {}): Promise<boolean> {
  return signInAccount(contextOf(modal), parameters)
}
