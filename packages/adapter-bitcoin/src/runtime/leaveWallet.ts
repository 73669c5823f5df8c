import type { RuntimeContext } from './context.js'
import type { WalletLink } from './link.js'

/** A wallet that does not answer to being left is not waited for longer. Milliseconds. */
const LEAVE_WAIT = 100

/** Tells a wallet that this page is done with it. Never rejects; a new request to it waits for this. */
export function leaveWallet({ host, leaving }: RuntimeContext, walletId: string, link: WalletLink): Promise<void> {
  const left = leave(link)
    .catch((cause: unknown) => host.log('debug', `"${walletId}" could not be told of the disconnect`, cause))
    .finally(() => {
      if (leaving.get(walletId) === left) leaving.delete(walletId)
    })
  leaving.set(walletId, left)
  return left
}

async function leave(link: WalletLink): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LEAVE_WAIT)
  })
  try {
    await Promise.race([link.leave(), late])
  } finally {
    clearTimeout(timer)
  }
}
