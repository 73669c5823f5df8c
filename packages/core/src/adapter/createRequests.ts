import { toModalError } from '../errors/toModalError.js'
import type { RequestNews } from './contract.js'

export interface CreateRequestsParameters<Wallet> {
  /** A connection has the wallet, and gives it back itself. */
  isLive(walletId: string): boolean
  /** The wallet said yes and nobody waits for it: make it forget this page. @default wallets have no word for that */
  undo?: ((walletId: string, wallet: Wallet) => void) | undefined
  /** Nobody waits for the wallet any more, nothing is undone, and it has no question open. */
  onIdle?: ((walletId: string, wallet: Wallet) => void) | undefined
}

export interface WalletRequest<Answer> {
  /**
   * Asks the wallet. The first yes counts, to this question or to one still open from before: a wallet that takes one
   * question at a time refuses the new one (`REQUEST_PENDING`) as long as the visitor has the old one before them.
   * @param about what the question is for; a yes to another thing is no answer. @default one thing for all
   */
  ask(question: () => Promise<Answer>, about?: string): Promise<Answer>
  /** The same, but a question that is still open is not put a second time. */
  askOnce(question: () => Promise<Answer>, about?: string): Promise<Answer>
  /** Owed, whatever came of it. */
  end(): void
}

export interface Requests<Wallet, Answer> {
  /** Somebody begins to wait for a wallet, and hears when it refuses a question because an earlier one is open. */
  begin(walletId: string, wallet: Wallet, onNews?: (news: RequestNews) => void): WalletRequest<Answer>
  /** Whether somebody waits for any of them. */
  isWaiting(): boolean
}

interface Desk<Answer> {
  /** The questions that the wallet has not answered, and what each is about. */
  readonly open: Map<Promise<Answer>, string>
  waiting: number
  /** The wallet said yes to something since the last time nobody waited. */
  isApproved: boolean
}

/**
 * What wallets were asked and have not answered. A question cannot be taken back from a wallet, so the visitor who has
 * gone on may still say yes to it, hours later. Then nobody waits, and `undo` makes the wallet forget this page again.
 */
export function createRequests<Wallet, Answer>(parameters: CreateRequestsParameters<Wallet>): Requests<Wallet, Answer> {
  const { isLive, undo, onIdle } = parameters
  const desks = new Map<string, Desk<Answer>>()

  return {
    begin(walletId, wallet, onNews) {
      const desk: Desk<Answer> = desks.get(walletId) ?? { open: new Map(), waiting: 0, isApproved: false }
      desks.set(walletId, desk)
      desk.waiting += 1
      let isEnded = false

      const tidy = () => {
        if (desk.waiting) return
        const isUnwanted = desk.isApproved && !isLive(walletId)
        desk.isApproved = false
        if (isUnwanted) undo?.(walletId, wallet)
        else if (!desk.open.size) onIdle?.(walletId, wallet)
      }
      const openAbout = (about: string) => [...desk.open].flatMap(([each, topic]) => (topic === about ? [each] : []))
      const put = (question: () => Promise<Answer>, about: string) => {
        // What throws at once is a rejection like any other.
        const mine = (async () => question())()
        desk.open.set(mine, about)
        const settle = (isApproved: boolean) => {
          desk.open.delete(mine)
          desk.isApproved ||= isApproved
          tidy()
        }
        mine.then(
          () => settle(true),
          () => settle(false),
        )
        return mine
      }
      return {
        ask(question, about = '') {
          const earlier = openAbout(about)
          const mine = put(question, about)
          return earlier.length ? firstAnswer(mine, earlier, () => onNews?.('pending')) : mine
        },
        askOnce: (question, about = '') => openAbout(about)[0] ?? put(question, about),
        end() {
          if (isEnded) return
          isEnded = true
          desk.waiting -= 1
          tidy()
        },
      }
    },
    isWaiting: () => [...desks.values()].some(({ waiting }) => waiting > 0),
  }
}

function firstAnswer<Answer>(
  mine: Promise<Answer>,
  earlier: readonly Promise<Answer>[],
  onPending: () => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    for (const each of earlier) each.then(resolve, () => {})
    mine.then(resolve, (cause: unknown) => {
      if (toModalError(cause).code !== 'REQUEST_PENDING') return reject(cause)
      onPending()
      Promise.any(earlier).catch(({ errors }: AggregateError) => reject(errors.at(-1)))
    })
  })
}
