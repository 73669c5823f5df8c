import type { StdFee } from '@cosmjs/amino'
import { checkFee, createFeeTooHighError } from '@foyer/core/adapter'

export const MAX_TRANSFER_GAS = 1_500_000

export const MAX_MESSAGES_GAS = 30_000_000

const FAIR_GAS = 500_000n

/** Throws `FEE_TOO_HIGH` for gas above the limit, because Cosmos chains charge unused gas too. */
export function checkGasLimit(gas: number, limit: number): number {
  if (gas <= limit) return gas
  throw createFeeTooHighError({ gas, limit })
}

export function checkFeeProportion(fee: StdFee, amount: bigint | undefined): void {
  const paid = BigInt(fee.amount[0]?.amount ?? 0)
  checkFee({ fee: paid, amount, limits: { most: paid, fair: (paid * FAIR_GAS) / BigInt(fee.gas) } })
}
