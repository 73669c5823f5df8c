import { checkFee, type FeeLimits, isModalError } from '@foyer/core/adapter'
import type { EvmCall } from '../decode/describeCall'
import type { Network } from '../networks'

/** What no honest node goes beyond, in wei. */
export interface GasLimits extends FeeLimits {
  /** For a unit of gas. */
  readonly price: bigint
}

const GWEI = 10n ** 9n
const COIN = 10n ** 18n
/** Of the price, for whoever makes the block: no more than so much of the limit. */
const TIP_SHARE = 10n
/** Of each limit, where nobody is asked. */
const UNASKED_SHARE = 10n

/** More than anybody ever had to pay for Ether's gas. */
const ETHEREUM: GasLimits = { price: 3_000n * GWEI, most: (6n * COIN) / 10n, fair: COIN / 200n }
/** Their gas costs a thousandth of Ethereum's on most days, and came to some 200 gwei on their worst. */
const ROLLUP: GasLimits = { price: 300n * GWEI, most: COIN / 20n, fair: COIN / 1_000n }
const OTHER: GasLimits = { price: 10_000n * GWEI, most: 2n * COIN, fair: COIN / 200n }

const LIMITS: Readonly<Record<string, GasLimits>> = {
  'eip155:1': ETHEREUM,
  'eip155:10': ROLLUP,
  'eip155:137': { price: 10_000n * GWEI, most: 20n * COIN, fair: COIN / 2n },
  'eip155:8453': ROLLUP,
  'eip155:42161': ROLLUP,
}

/** A network whose coin is worth next to nothing needs a line of its own. */
export const gasLimitsOf = ({ caipNetworkId }: Pick<Network, 'caipNetworkId'>): GasLimits =>
  LIMITS[caipNetworkId] ?? OTHER

/** For what is sent without a question. */
export const unasked = ({ price, most, fair }: GasLimits): GasLimits => ({
  price: price / UNASKED_SHARE,
  most: most / UNASKED_SHARE,
  fair,
})

export const mostTip = ({ price }: GasLimits): bigint => price / TIP_SHARE

/** Whether a fee is more than anybody pays or, where nothing but coins is sent, out of proportion to them. */
export function isTooHigh(fee: bigint, limits: FeeLimits, amount?: bigint): boolean {
  try {
    checkFee({ fee, amount, limits })
    return false
  } catch (error) {
    if (isModalError(error, 'FEE_TOO_HIGH')) return true
    throw error
  }
}

/** Where calls send coins to accounts and do nothing else: so many. */
export const coinsOf = (calls: readonly EvmCall[]): bigint | undefined =>
  calls.every(({ to, data }) => to !== undefined && data === '0x')
    ? calls.reduce((sum, { value }) => sum + value, 0n)
    : undefined
