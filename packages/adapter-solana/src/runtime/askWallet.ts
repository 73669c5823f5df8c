import { toModalError, untilAborted } from '@foyer/core/adapter'
import type { Desk, RuntimeContext, SolanaConnection } from './context.js'
import { leaveWallet } from './leaveWallet.js'
import type { BrowserLink } from './link.js'
import { toWalletError } from './toWalletError.js'

export interface AskWalletParameters {
  readonly walletId: string
  readonly link: BrowserLink
  readonly signal: AbortSignal
  /** Makes the connection of what the wallet said. */
  take(): SolanaConnection
}

/**
 * Asks the visitor, through the wallet. A request cannot be taken back from a wallet, so somebody who has gone on may
 * still say yes to it, hours later. Then nobody waits, and the wallet is told to forget this page again.
 */
export async function askWallet(context: RuntimeContext, parameters: AskWalletParameters): Promise<SolanaConnection> {
  const { walletId, link, signal, take } = parameters
  const desk = context.desks.get(walletId) ?? { open: new Set(), waiting: 0, isApproved: false }
  context.desks.set(walletId, desk)
  const tidy = () => {
    if (desk.waiting) return
    if (desk.isApproved && !context.live.has(walletId)) void leaveWallet(context, { walletId, link })
    desk.isApproved = false
  }
  desk.waiting += 1
  try {
    await untilAborted(ask(desk, link, tidy), signal)
    return take()
  } catch (cause) {
    throw toWalletError(cause)
  } finally {
    desk.waiting -= 1
    tidy()
  }
}

/**
 * The first yes counts, to the new request or to one still open from before. A wallet that takes one request at a time
 * refuses the new one as long as the visitor has the old one before them: then the answer to the old one is ours.
 */
function ask(desk: Desk, link: BrowserLink, tidy: () => void): Promise<void> {
  const earlier = [...desk.open]
  const mine = link.connect(false)
  desk.open.add(mine)
  mine
    .then(
      () => {
        desk.isApproved = true
      },
      () => {},
    )
    .finally(() => {
      desk.open.delete(mine)
      tidy()
    })
  return new Promise((resolve, reject) => {
    for (const each of earlier) each.then(resolve, () => {})
    mine.then(resolve, (cause: unknown) => {
      if (!earlier.length || toModalError(cause).code !== 'REQUEST_PENDING') return reject(cause)
      Promise.any(earlier).catch(({ errors }: AggregateError) => reject(errors.at(-1)))
    })
  })
}
