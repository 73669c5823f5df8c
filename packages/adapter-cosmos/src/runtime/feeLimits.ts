import type { StdFee } from '@cosmjs/amino'
import { checkFee, feeTooHigh } from '@foyer/core/adapter'

/** Ten times what a transfer takes: a node that says more is wrong. */
export const TRANSFER_GAS = 1_500_000

/** As much as whole blocks of some chains have. What a contract does may take a lot, and still not more than this. */
export const MESSAGES_GAS = 30_000_000

/** Of a few transfers: a fee for so little is held against nobody who sends little. */
const FAIR_GAS = 500_000n

/** The gas that a node says a transaction takes, which is paid for whether it is used or not. Throws `FEE_TOO_HIGH`. */
export function checkGas(gas: number, limit: number): number {
  if (gas <= limit) return gas
  throw feeTooHigh({ gas, limit })
}

/** Throws `FEE_TOO_HIGH` for one that is out of proportion to the coins that are sent. The price of gas is the site's own. */
export function checkShare(fee: StdFee, amount: bigint | undefined): void {
  const paid = BigInt(fee.amount[0]?.amount ?? 0)
  checkFee({ fee: paid, amount, limits: { most: paid, fair: (paid * FAIR_GAS) / BigInt(fee.gas) } })
}
