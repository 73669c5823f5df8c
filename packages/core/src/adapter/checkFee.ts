import { ModalError } from '../errors/ModalError.js'

/** Limits fees in the smallest unit of the native coin. */
export interface FeeLimits {
  readonly most: bigint
  /** Fees up to this amount are always accepted. A higher fee may be at most half of the sent amount. */
  readonly fair: bigint
}

export interface CheckFeeParameters {
  readonly fee: bigint
  readonly amount?: bigint | undefined
  readonly limits: FeeLimits
}

/** Throws `FEE_TOO_HIGH` before the wallet request: nodes are untrusted, and users pay their fees. */
export function checkFee({ fee, amount, limits: { most, fair } }: CheckFeeParameters): void {
  const isOutOfScale = amount !== undefined && amount > 0n && fee > fair && fee > amount / 2n
  if (fee > most) throw createFeeTooHighError({ fee: String(fee), limit: String(most) })
  if (isOutOfScale) throw createFeeTooHighError({ fee: String(fee), amount: String(amount) })
}

export const createFeeTooHighError = (context: Readonly<Record<string, unknown>>): ModalError =>
  new ModalError('FEE_TOO_HIGH', { context, message: 'The node asks for a fee that nobody pays' })
