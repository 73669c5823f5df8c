import type { ModalContext } from '../context.js'
import { dropRecord } from '../stores/connectionChanges.js'
import type { Namespace } from '../types/caip.js'

export interface ForgetWalletParameters {
  readonly walletId: string
  readonly namespace: Namespace
}

/** The visitor does not want to see a wallet of an earlier visit any more. One that is connected stays. */
export function forgetWallet({ stores }: ModalContext, { walletId, namespace }: ForgetWalletParameters): void {
  if (stores.connections.live(namespace, walletId)) return
  stores.recents.remove(walletId)
  dropRecord(stores.connections, namespace, walletId)
}
