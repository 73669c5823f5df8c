import type { CaipNetworkId } from './caip.js'
import type { Network } from './network.js'

/** What can be bought: a coin or a token on one of the site's networks. */
export interface OnrampAsset {
  readonly symbol: string
  readonly name: string
  readonly caipNetworkId: CaipNetworkId
  /** Of the token, as the chain writes it. Absent: the native coin. */
  readonly address?: string | undefined
  /** What the data service calls it: an id, and a name of the network. */
  readonly id?: string | undefined
  readonly networkName?: string | undefined
}

/** What a visitor wants to buy, and how they pay. */
export interface OnrampOrder {
  readonly asset: OnrampAsset
  readonly network: Network
  /** Where it goes: the visitor's address. */
  readonly address: string
  /** What is paid, decimal text. */
  readonly amount: string
  /** How much of it is wanted, where something is to be paid with it. Decimal text. */
  readonly assetAmount?: string | undefined
  /** What it is paid in: ISO 4217, upper case. */
  readonly currency: string
  /** How it is paid: `card`, `ach_bank_account`, … */
  readonly method: string
}

export interface OnrampMoney {
  /** Decimal text. */
  readonly amount: string
  readonly currency: string
}

/** What an amount of money buys. */
export interface OnrampQuote {
  readonly fees: readonly OnrampMoney[]
  /** Without fees. */
  readonly paymentSubtotal: OnrampMoney
  readonly paymentTotal: OnrampMoney
  readonly purchaseAmount: OnrampMoney
  readonly quoteId: string
}

/** Somebody who sells coins for money, on a page of their own. */
export interface OnrampProvider {
  /** As the option `features.onramp` and the project's configuration name it. */
  readonly id: string
  readonly name: string
  /** What it takes, in percent: at least, and at most. */
  readonly fees: readonly [least: number, most: number]
  /** How one pays there. @default in any way */
  readonly methods?: readonly string[] | undefined
  /** Whether it sells this. @default anything */
  sells?(asset: OnrampAsset, network: Network): boolean
  /** What it gives for an amount. @default what the data service says */
  quote?(order: OnrampOrder, options: { readonly signal: AbortSignal }): Promise<OnrampQuote>
  /**
   * The page on which the visitor pays: `https:`. Asked for after the press, each time anew, so it may be good for one time
   * and a few minutes. What needs a secret is asked of the site's own server here.
   */
  createUrl(order: OnrampOrder, options: { readonly signal: AbortSignal }): string | Promise<string>
}

/** Who sells coins in the modal. */
export interface OnrampOptions {
  /** `meld`, `coinbase`, and others that you bring yourself. @default ['meld'] */
  readonly providers?: readonly (string | OnrampProvider)[] | undefined
  /** The public key that Meld has given to the site. @default none: Meld is not offered */
  readonly meldPublicKey?: string | undefined
}
