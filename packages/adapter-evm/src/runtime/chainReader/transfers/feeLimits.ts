import { createFeeTooHighError, type FeeLimits } from '@foyer/core/adapter'
import type { Client } from 'viem'

const GWEI = 10n ** 9n

/** In wei per gas. No gas price ever paid on Ethereum was as high. */
const MAX_PRICE = 3_000n * GWEI

/**
 * In wei per gas, for rollups and BNB's chains, whose gas costs 0.01 to 5 gwei, and up to 200 gwei on a rollup's worst
 * day.
 */
const MAX_LOW_PRICE = 500n * GWEI

/** In wei per gas, for coins worth less than Ether. */
const MAX_OTHER_PRICE = 10_000n * GWEI

const CHEAP: Readonly<Record<number, bigint>> = {
  369: 10n ** 17n,
  199: 10n ** 17n,
  2000: 10n ** 16n,
  25: 10n ** 14n,
  32769: 10n ** 14n,
  250: 10n ** 14n,
}

/** Limits the tip to 1/10 of the maximum price. */
const TIP_SHARE = 10n

/** Limits the tip to 10 times the base fee. */
const TIPS_OF_BASE = 10n

/**
 * Allows a tip of 1/10 of the maximum tip even if the base fee is near 0, as Ethereum's was (0.05 gwei, with tips of
 * 2).
 */
const LEAST_SHARE = 10n

const GAS = 200_000n

const FAIR = 5n * 10n ** 15n
const FAIR_ON_ROLLUPS = 10n ** 15n

export interface GasPriceLimits extends FeeLimits {
  readonly price: bigint
  readonly tip: bigint
  readonly flat: bigint
}

export function getGasPriceLimits({ chain }: Pick<Client, 'chain'>): GasPriceLimits {
  const { id = 0, testnet: isTest = false, nativeCurrency } = chain ?? {}
  const isEther = nativeCurrency?.symbol === 'ETH'
  const isRollup = isEther && id !== 1 && !isTest
  const isLow = isRollup || nativeCurrency?.symbol === 'BNB'
  const price = CHEAP[id] ?? (isLow ? MAX_LOW_PRICE : isEther ? MAX_PRICE : MAX_OTHER_PRICE)
  const tip = price / TIP_SHARE
  return { price, tip, flat: isLow ? tip : price, most: price * GAS, fair: isRollup ? FAIR_ON_ROLLUPS : FAIR }
}

/**
 * Returns the maximum priority fee. A higher fee is lowered to this maximum, so that the transaction waits a little
 * longer.
 */
export function getMaxTip(base: bigint, { tip }: GasPriceLimits): bigint {
  const byBase = base * TIPS_OF_BASE
  const least = tip / LEAST_SHARE
  // Without a base fee, the tip is the whole price.
  return base === 0n || byBase > tip ? tip : byBase > least ? byBase : least
}

export function checkGasPrice(price: bigint, limit: bigint): void {
  if (price > limit) throw createFeeTooHighError({ price: String(price), limit: String(limit) })
}
