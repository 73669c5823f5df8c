import { ModalError } from '../errors/ModalError.js'

/** What no honest fee goes beyond, in the smallest unit of the native coin. */
export interface FeeLimits {
  /** The most that a transaction may take. */
  readonly most: bigint
  /** So little is fair whatever is sent; above it, a fee may be no more than half of the coins that are. */
  readonly fair: bigint
}

export interface CheckedFee {
  /** The most that can be taken. */
  readonly fee: bigint
  /** Of the native coin that is sent. Absent: something else is, or nothing yet. */
  readonly amount?: bigint | undefined
  readonly limits: FeeLimits
}

/**
 * What a node says of fees is signed by the visitor and paid by them: throws `FEE_TOO_HIGH` for what nobody would pay,
 * before a wallet is asked.
 */
export function checkFee({ fee, amount, limits: { most, fair } }: CheckedFee): void {
  const isOutOfScale = amount !== undefined && amount > 0n && fee > fair && fee > amount / 2n
  if (fee > most) throw feeTooHigh({ fee: String(fee), limit: String(most) })
  if (isOutOfScale) throw feeTooHigh({ fee: String(fee), amount: String(amount) })
}

/** A fee, or a price of which one is made, that is more than anybody pays. */
export const feeTooHigh = (context: Readonly<Record<string, unknown>>): ModalError =>
  new ModalError('FEE_TOO_HIGH', { context, message: 'The node asks for a fee that nobody pays' })
