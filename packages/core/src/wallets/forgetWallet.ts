import type { ModalContext } from '../modal/context.js'
import { removeRecord } from '../state/connectionChanges.js'
import type { RegisteredNamespace } from '../types/register.js'

export interface ForgetWalletParameters {
  readonly walletId: string
  readonly namespace: RegisteredNamespace
}

export function forgetWallet({ stores }: ModalContext, { walletId, namespace }: ForgetWalletParameters): void {
  if (stores.connections.live(namespace, walletId)) return
  stores.recents.remove(walletId)
  removeRecord(stores.connections, namespace, walletId)
}
