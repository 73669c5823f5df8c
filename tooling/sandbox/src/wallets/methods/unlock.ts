import type { WalletContext } from '../context'

/** Waits until the wallet is open. */
export async function unlock({ store, session, approvals }: WalletContext, method: string): Promise<void> {
  if (!store.get().locked) return
  await approvals.askToUnlock(method)
  session.setLocked(false)
}
