import { toModalError } from '../errors/toModalError.js'
import type { ConnectRequestStatus } from './contract.js'

export interface CreateWalletRequestTrackerParameters<Wallet> {
  isLive(walletId: string): boolean
  /**
   * Revokes a connection that the user approves in the wallet after the app has given up.
   * @default nothing, because most wallets cannot revoke
   */
  undo?: ((walletId: string, wallet: Wallet) => void) | undefined
  onIdle?: ((walletId: string, wallet: Wallet) => void) | undefined
}

export interface WalletRequester<Answer> {
  /**
   * Sends a wallet request. If the wallet refuses it with `REQUEST_PENDING`, waits for the earlier open requests
   * instead; the first approval resolves.
   * @param about subject; a request waits only for requests with the same subject. Default: one subject for all
   */
  request(send: () => Promise<Answer>, about?: string): Promise<Answer>
  /** Waits for an open request with the same `about`, or sends one if there is none. */
  requestOnce(send: () => Promise<Answer>, about?: string): Promise<Answer>
  end(): void
}

export interface WalletRequestTracker<Wallet, Answer> {
  /**
   * Registers an attempt to connect a wallet. `onStatus` reports `pending` while the wallet shows an earlier request.
   */
  begin(walletId: string, wallet: Wallet, onStatus?: (status: ConnectRequestStatus) => void): WalletRequester<Answer>
  isWaiting(): boolean
}

interface OpenRequests<Answer> {
  readonly open: Map<Promise<Answer>, string>
  waiting: number
  isApproved: boolean
}

/**
 * Tracks wallet requests that are still open. An app cannot withdraw a wallet request, so the user may approve one
 * hours later; `undo` then revokes it.
 */
export function createWalletRequestTracker<Wallet, Answer>(
  parameters: CreateWalletRequestTrackerParameters<Wallet>,
): WalletRequestTracker<Wallet, Answer> {
  const { isLive, undo, onIdle } = parameters
  const byWallet = new Map<string, OpenRequests<Answer>>()

  return {
    begin(walletId, wallet, onStatus) {
      const requests: OpenRequests<Answer> = byWallet.get(walletId) ?? {
        open: new Map(),
        waiting: 0,
        isApproved: false,
      }
      byWallet.set(walletId, requests)
      requests.waiting += 1
      let isEnded = false

      const tidy = () => {
        if (requests.waiting) return
        const isLate = requests.isApproved && !isLive(walletId)
        requests.isApproved = false
        if (isLate) undo?.(walletId, wallet)
        else if (!requests.open.size) onIdle?.(walletId, wallet)
      }
      const findOpen = (about: string) => [...requests.open].flatMap(([each, topic]) => (topic === about ? [each] : []))
      const open = (send: () => Promise<Answer>, about: string) => {
        // A synchronous throw counts as a rejection.
        const sentRequest = (async () => send())()
        requests.open.set(sentRequest, about)
        const end = (isApproved: boolean) => {
          requests.open.delete(sentRequest)
          requests.isApproved ||= isApproved
          tidy()
        }
        sentRequest.then(
          () => end(true),
          () => end(false),
        )
        return sentRequest
      }
      return {
        request(send, about = '') {
          const earlier = findOpen(about)
          const mine = open(send, about)
          return earlier.length ? firstAnswer(mine, earlier, () => onStatus?.('pending')) : mine
        },
        requestOnce: (send, about = '') => findOpen(about)[0] ?? open(send, about),
        end() {
          if (isEnded) return
          isEnded = true
          requests.waiting -= 1
          tidy()
        },
      }
    },
    isWaiting: () => [...byWallet.values()].some(({ waiting }) => waiting > 0),
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
