import type { RuntimeContext } from './context.js'
import type { Link } from './link.js'

/** Milliseconds that a wallet has to hear of its end. Many take it at once, some never say that they did. */
const LEAVE_WAIT = 1_000

/** Tells a wallet that this page is done with it. Never rejects; a new request to it waits for this. */
export function leaveWallet(
  { host, leaving }: RuntimeContext,
  { walletId, link }: { readonly walletId: string; readonly link: Link },
): Promise<void> {
  const left = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LEAVE_WAIT)
    Promise.resolve()
      .then(() => link.leave())
      .catch((cause: unknown) => host.log('debug', `${walletId} could not be told of the disconnect`, cause))
      .finally(() => {
        clearTimeout(timer)
        resolve()
      })
  }).finally(() => {
    if (leaving.get(walletId) === left) leaving.delete(walletId)
  })
  leaving.set(walletId, left)
  return left
}
