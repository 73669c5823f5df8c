import { type FeeLimits, feeTooHigh } from '@foyer/core/adapter'
import type { Client } from 'viem'

/** In wei: more than anybody ever had to pay for a unit of gas in Ether. */
const MAX_PRICE = 3n * 10n ** 12n

/** Most other coins are worth less than Ether, and their gas takes more of them. */
const MAX_OTHER_PRICE = 10n ** 13n

/** Chains whose coin is worth next to nothing: PulseChain, BitTorrent, Dogechain, Cronos, Zilliqa, Fantom. */
const CHEAP: Readonly<Record<number, bigint>> = {
  369: 10n ** 17n,
  199: 10n ** 17n,
  2000: 10n ** 16n,
  25: 10n ** 14n,
  32769: 10n ** 14n,
  250: 10n ** 14n,
}

/** A part of the price goes to whoever makes the block, whatever the chain wants: no more than a tenth of the most. */
const TIP_SHARE = 10n

/** What a transfer of a token takes at most. */
const GAS = 200_000n

/** In wei: less than that is held against nobody who sends little. */
const FAIR = 5n * 10n ** 15n

/** What no honest node goes beyond on a chain. */
export interface PriceLimits extends FeeLimits {
  /** For a unit of gas. */
  readonly price: bigint
  /** Of it, for whoever makes the block. */
  readonly tip: bigint
}

export function limitsOf({ chain }: Pick<Client, 'chain'>): PriceLimits {
  const price = CHEAP[chain?.id ?? 0] ?? (chain?.nativeCurrency.symbol === 'ETH' ? MAX_PRICE : MAX_OTHER_PRICE)
  return { price, tip: price / TIP_SHARE, most: price * GAS, fair: FAIR }
}

/** Throws `FEE_TOO_HIGH` for a price that nobody pays. */
export function checkPrice(price: bigint, { price: limit }: PriceLimits): void {
  if (price > limit) throw feeTooHigh({ price: String(price), limit: String(limit) })
}
