/** An amount of a token in its smallest unit. */
export interface TokenAmount {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** In the smallest unit (wei, lamport, satoshi). */
  readonly amount: bigint
  /** Absent for the native currency. */
  readonly address?: string | undefined
  readonly priceUsd?: number | undefined
  readonly iconUrl?: string | undefined
}
