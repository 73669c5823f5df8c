import type { RuntimeContext } from '../context.js'
import type { Permission } from './createClaims.js'

/** A wallet that does not answer to being left is not waited for longer. Milliseconds. */
const LEAVE_WAIT = 100

/** Gives the permission back where the wallet can be told. Never rejects; a new request to it waits for this. */
export function leaveWallet(
  { host, leaving }: RuntimeContext,
  { walletId, wallet, chainIds }: Permission,
): Promise<void> {
  const tell = async () => {
    try {
      const ids = [...chainIds]
      if (wallet.disable) await wallet.disable(ids)
      else await wallet.disconnect?.(ids)
    } catch (cause) {
      host.log('debug', `${walletId} could not be told of the disconnect`, cause)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LEAVE_WAIT)
  })
  const left = Promise.race([tell(), late]).finally(() => {
    clearTimeout(timer)
    if (leaving.get(walletId) === left) leaving.delete(walletId)
  })
  leaving.set(walletId, left)
  return left
}
