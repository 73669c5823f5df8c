import type { CaipNetworkId } from './caip.js'
import type { Network } from './network.js'

export interface OnrampAsset {
  readonly symbol: string
  readonly name: string
  readonly caipNetworkId: CaipNetworkId
  readonly address?: string | undefined
  readonly id?: string | undefined
  readonly networkName?: string | undefined
  readonly iconUrl?: string | undefined
}

/**
 * Describes a purchase. Amounts are decimal text, `currency` is upper-case ISO 4217, `method` is `card`,
 * `ach_bank_account`, …
 */
export interface OnrampOrder {
  readonly asset: OnrampAsset
  readonly network: Network
  readonly address: string
  readonly amount: string
  /**
   * Amount of the asset that the user wants to receive, as decimal text. Set if a payment needs exactly this amount.
   */
  readonly assetAmount?: string | undefined
  readonly currency: string
  readonly method: string
}

export interface OnrampMoney {
  readonly amount: string
  readonly currency: string
}

export interface OnrampQuote {
  readonly fees: readonly OnrampMoney[]
  readonly paymentSubtotal: OnrampMoney
  readonly paymentTotal: OnrampMoney
  readonly purchaseAmount: OnrampMoney
  readonly quoteId: string
}

export interface OnrampProvider {
  readonly id: string
  readonly name: string
  /** Range of the provider's fees, in percent. */
  readonly fees: readonly [least: number, most: number]
  /** Ids of supported payment methods. @default all */
  readonly methods?: readonly string[] | undefined
  /** Returns whether the provider sells this asset. @default it sells all */
  sells?(asset: OnrampAsset, network: Network): boolean
  /** Returns a quote for an order. @default the data service's quote is used */
  quote?(order: OnrampOrder, options: { readonly signal: AbortSignal }): Promise<OnrampQuote>
  /**
   * Returns the `https:` URL of the provider's payment page. Called on each click, so the URL may be short-lived and
   * usable only once. If creating it needs a secret, let the app's server do it.
   */
  createUrl(order: OnrampOrder, options: { readonly signal: AbortSignal }): string | Promise<string>
}

export interface OnrampOptions {
  /** Providers to offer: `meld`, `coinbase` and custom ones. @default ['meld'] */
  readonly providers?: readonly (string | OnrampProvider)[] | undefined
  /** Public key that Meld gave the app. @default none: Meld is not offered */
  readonly meldPublicKey?: string | undefined
}
