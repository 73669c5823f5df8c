import { atom } from 'nanostores'
import type { ModalError } from '../errors/ModalError.js'
import type { DisplayedBalance } from '../types/account.js'
import type { CaipAddress } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'

export interface PortfolioReadState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Origin of the balances: `node`, `wallet`, or the name of a service; several are joined with `+`. */
  readonly source: string | undefined
  /** Time at which the balances were read, in ms since 1970. */
  readonly at: number | undefined
  readonly stale: boolean
  readonly error: ModalError | undefined
}

export interface OwnedToken extends TokenAmount {
  readonly source: string
  readonly at: number
  /**
   * Time at which amount or price were last known to be right, in ms since 1970. Set if a refresh failed after that.
   */
  readonly asOf?: number | undefined
  /** True if only the chain lists the token, but no token list, service or option of the app. */
  readonly isUnknown?: boolean | undefined
}

export interface PortfolioEntry extends PortfolioReadState {
  readonly tokens: readonly OwnedToken[]
  readonly native: { readonly amount: string; readonly formatted: string; readonly symbol: string } | undefined
  readonly displayed: DisplayedBalance | undefined
  readonly others: PortfolioReadState
}

const unread: PortfolioReadState = { status: 'idle', source: undefined, at: undefined, stale: false, error: undefined }

export const unknownPortfolio: PortfolioEntry = {
  ...unread,
  tokens: [],
  native: undefined,
  displayed: undefined,
  others: unread,
}

/**
 * Creates the store of balances. Its keys are CAIP-10 ids, which contain the network, so that balances of another
 * network never show.
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
