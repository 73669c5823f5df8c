import { type FeeLimits, feeTooHigh } from '@foyer/core/adapter'
import type { Client } from 'viem'

const GWEI = 10n ** 9n

/** In wei: more than anybody ever had to pay for a unit of gas in Ether. */
const MAX_PRICE = 3_000n * GWEI

/** Rollups, paid in Ether, and BNB's chains: a hundredth of a gwei to five on most days, some 200 on the worst of a rollup. */
const MAX_LOW_PRICE = 500n * GWEI

/** Most other coins are worth less than Ether, and their gas takes more of them. */
const MAX_OTHER_PRICE = 10_000n * GWEI

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

/** It is no more than so many times the base fee either, where there is one, */
const TIPS_OF_BASE = 10n

/** unless that is next to nothing: then it may be a tenth of the most for it. Ethereum's was 0.05 gwei beside tips of two. */
const LEAST_SHARE = 10n

/** What a transfer of a token takes at most. */
const GAS = 200_000n

/** In wei: less than that is held against nobody who sends little. */
const FAIR = 5n * 10n ** 15n
const FAIR_ON_ROLLUPS = 10n ** 15n

/** What no honest node goes beyond on a chain. */
export interface PriceLimits extends FeeLimits {
  /** For a unit of gas, where the chain says how much of it is the base fee: what is above that is not taken. */
  readonly price: bigint
  /** Of it, for whoever makes the block. */
  readonly tip: bigint
  /** For a unit of gas, where it is one price: all of it is taken. */
  readonly flat: bigint
}

export function limitsOf({ chain }: Pick<Client, 'chain'>): PriceLimits {
  const { id = 0, testnet: isTest = false, nativeCurrency } = chain ?? {}
  const isEther = nativeCurrency?.symbol === 'ETH'
  const isRollup = isEther && id !== 1 && !isTest
  // They all have a base fee, and say so.
  const isLow = isRollup || nativeCurrency?.symbol === 'BNB'
  const price = CHEAP[id] ?? (isLow ? MAX_LOW_PRICE : isEther ? MAX_PRICE : MAX_OTHER_PRICE)
  const tip = price / TIP_SHARE
  return { price, tip, flat: isLow ? tip : price, most: price * GAS, fair: isRollup ? FAIR_ON_ROLLUPS : FAIR }
}

/** The most for whoever makes the block, beside a base fee. More is not refused but left out: what is sent waits a little. */
export function mostTip(base: bigint, { tip }: PriceLimits): bigint {
  const byBase = base * TIPS_OF_BASE
  const least = tip / LEAST_SHARE
  // Without one the tip is the whole price.
  return base === 0n || byBase > tip ? tip : byBase > least ? byBase : least
}

/** Throws `FEE_TOO_HIGH` for a price that nobody pays. */
export function checkPrice(price: bigint, limit: bigint): void {
  if (price > limit) throw feeTooHigh({ price: String(price), limit: String(limit) })
}
