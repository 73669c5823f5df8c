import { toModalError } from '@foyer/core/adapter'
import type { WalletLink, WalletState } from './link.js'

export interface Request {
  /** Asks the wallet. What it says to an earlier question that is still open counts as well. */
  ask(connect: () => Promise<WalletState>): Promise<WalletState>
  /** Owed, whatever came of it. */
  end(): void
}

export interface Requests {
  /** Somebody begins to wait for this wallet. */
  begin(walletId: string, link: WalletLink): Request
}

interface Desk {
  readonly open: Set<Promise<WalletState>>
  waiting: number
  /** The wallet said yes to something since the last time nobody waited. */
  isApproved: boolean
}

/**
 * What wallets were asked and have not answered. A request cannot be taken back from a wallet, so the visitor who has
 * gone on may still say yes to it, hours later. Then nobody waits, and `undo` makes the wallet forget this page again.
 */
export function createRequests({
  isLive,
  undo,
}: {
  isLive(walletId: string): boolean
  undo(walletId: string, link: WalletLink): void
}): Requests {
  const desks = new Map<string, Desk>()

  return {
    begin(walletId, link) {
      const desk = desks.get(walletId) ?? { open: new Set(), waiting: 0, isApproved: false }
      desks.set(walletId, desk)
      desk.waiting += 1
      let isEnded = false
      const tidy = () => {
        if (desk.waiting) return
        const isUnwanted = desk.isApproved && !isLive(walletId)
        desk.isApproved = false
        if (isUnwanted) undo(walletId, link)
      }
      return {
        ask(connect) {
          const earlier = [...desk.open]
          const mine = connect()
          desk.open.add(mine)
          const settle = (isApproved: boolean) => {
            desk.open.delete(mine)
            desk.isApproved ||= isApproved
            tidy()
          }
          mine.then(
            () => settle(true),
            () => settle(false),
          )
          return earlier.length ? firstAnswer(mine, earlier) : mine
        },
        end() {
          if (isEnded) return
          isEnded = true
          desk.waiting -= 1
          tidy()
        },
      }
    },
  }
}

/**
 * The first yes counts, to the new request or to one still open from before. A wallet that takes one request at a time
 * refuses the new one as long as the visitor has the old one before them: then the answer to the old one is ours.
 */
function firstAnswer(mine: Promise<WalletState>, earlier: readonly Promise<WalletState>[]): Promise<WalletState> {
  return new Promise((resolve, reject) => {
    for (const each of earlier) each.then(resolve, () => {})
    mine.then(resolve, (cause: unknown) => {
      if (toModalError(cause).code !== 'REQUEST_PENDING') return reject(cause)
      Promise.any(earlier).catch(({ errors }: AggregateError) => reject(errors.at(-1)))
    })
  })
}
