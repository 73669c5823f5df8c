import { checkFee, type FeeLimits, isModalError } from '@foyer/core/adapter'
import type { Network } from '../chain/networks'
import type { EvmCall } from '../decode/describeCall'

export interface EvmFeeLimits extends FeeLimits {
  readonly price: bigint
}

const GWEI = 10n ** 9n
const COIN = 10n ** 18n
/** Limits the tip to 1/10 of the limit of the gas price. */
const TIP_SHARE = 10n
const UNASKED_SHARE = 10n

/** Allows gas prices above any ever paid on Ethereum. */
const ETHEREUM: EvmFeeLimits = { price: 3_000n * GWEI, most: (6n * COIN) / 10n, fair: COIN / 200n }
/** Limits fees on rollups, whose gas price is usually 0.1 % of Ethereum’s, and about 200 gwei on the worst days. */
const ROLLUP: EvmFeeLimits = { price: 300n * GWEI, most: COIN / 20n, fair: COIN / 1_000n }
const OTHER: EvmFeeLimits = { price: 10_000n * GWEI, most: 2n * COIN, fair: COIN / 200n }

const LIMITS: Readonly<Record<string, EvmFeeLimits>> = {
  'eip155:1': ETHEREUM,
  'eip155:10': ROLLUP,
  'eip155:137': { price: 10_000n * GWEI, most: 20n * COIN, fair: COIN / 2n },
  'eip155:8453': ROLLUP,
  'eip155:42161': ROLLUP,
}

/** Networks whose coin is nearly worthless need their own entry. */
export const getEvmFeeLimits = ({ caipNetworkId }: Pick<Network, 'caipNetworkId'>): EvmFeeLimits =>
  LIMITS[caipNetworkId] ?? OTHER

export const toSilentSendLimits = ({ price, most, fair }: EvmFeeLimits): EvmFeeLimits => ({
  price: price / UNASKED_SHARE,
  most: most / UNASKED_SHARE,
  fair,
})

export const getMaxTip = ({ price }: EvmFeeLimits): bigint => price / TIP_SHARE

/** Checks a fee against the limit and, if only coins are sent, against their amount. */
export function isFeeTooHigh(fee: bigint, limits: FeeLimits, amount?: bigint): boolean {
  try {
    checkFee({ fee, amount, limits })
    return false
  } catch (error) {
    if (isModalError(error, 'FEE_TOO_HIGH')) return true
    throw error
  }
}

export const sumCoinPayments = (calls: readonly EvmCall[]): bigint | undefined =>
  calls.every(({ to, data }) => to !== undefined && data === '0x')
    ? calls.reduce((sum, { value }) => sum + value, 0n)
    : undefined
