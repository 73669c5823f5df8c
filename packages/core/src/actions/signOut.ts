import { type SignInParameters, signOutAccount } from '../features/siwx/signInAccount.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/** Signs the account in use out (`siwx`). Where visitors must be signed in, its wallet is disconnected, too. */
export async function signOut(modal: Modal, parameters: SignInParameters = {}): Promise<void> {
  return signOutAccount(contextOf(modal), parameters)
}
