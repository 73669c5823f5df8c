import { atom } from 'nanostores'
import type { ModalError } from '../errors/ModalError.js'
import type { ShownBalance } from '../types/account.js'
import type { CaipAddress } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'

/** Where reading something stands. Figures stay while they are read anew, and after a failure. */
export interface Reading {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Who said so: `node`, `wallet`, or the name of a service. Several are joined with `+`. */
  readonly source: string | undefined
  /** When it was said. Milliseconds since 1970. */
  readonly at: number | undefined
  /** The figures are older than they should be, and are shown as such. */
  readonly stale: boolean
  /** Why the last try failed. */
  readonly error: ModalError | undefined
}

/** A token that an account holds, with who said how much. */
export interface OwnedToken extends TokenAmount {
  readonly source: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** When how much it is, or what it is worth, was last said, where nobody could say so anew. Milliseconds since 1970. */
  readonly asOf?: number | undefined
  /** No list, no service and not the site names it: the chain alone says that it is there. */
  readonly isUnknown?: boolean | undefined
}

/** What one account owns on one network, as far as it is known. The reading is that of the native coin. */
export interface PortfolioEntry extends Reading {
  /** The native coin first. Empty before the first answer, which is not the same as owning nothing. */
  readonly tokens: readonly OwnedToken[]
  /** The native coin as text: exact, and cut for display. */
  readonly native: { readonly amount: string; readonly formatted: string; readonly symbol: string } | undefined
  /** The token that the site wants on its button (option `tokens`), cut for display. Undefined where it wants none, or nobody said. */
  readonly shown: ShownBalance | undefined
  /** How reading everything else stands, which is read only while somebody looks. */
  readonly others: Reading
}

const unread: Reading = { status: 'idle', source: undefined, at: undefined, stale: false, error: undefined }

/** Nothing has been asked. */
export const unknownPortfolio: PortfolioEntry = {
  ...unread,
  tokens: [],
  native: undefined,
  shown: undefined,
  others: unread,
}

/**
 * What accounts own, by CAIP-10 account, which names the network too: a change of account or network is another key, so
 * that nothing of the one before can show.
 */
export function createPortfolioStore() {
  const $entries = atom<Readonly<Record<CaipAddress, PortfolioEntry>>>({})
  return {
    $entries,
    of: (caipAddress: CaipAddress | undefined): PortfolioEntry =>
      (caipAddress && $entries.get()[caipAddress]) || unknownPortfolio,
  }
}

export type PortfolioStore = ReturnType<typeof createPortfolioStore>
