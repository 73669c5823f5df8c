import type { SolanaContext } from './context'

/** A locked wallet asks for its password before anything else. */
export async function unlock({ store, session, approvals }: SolanaContext, method: string): Promise<void> {
  if (!store.get().locked) return
  await approvals.askToUnlock(method)
  session.setLocked(false)
}
