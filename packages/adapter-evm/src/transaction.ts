/** A transaction as a visitor's wallet takes it. Gas, fees and nonce are the wallet's to fill in when left out. */
export interface EvmTransaction {
  /** Left out: a contract is created. Must not be given with a wrong checksum. */
  readonly to?: string | undefined
  /** 0x hex. */
  readonly data?: string | undefined
  /** In wei. @default 0 */
  readonly value?: bigint | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
}

declare module '@foyer/core/adapter' {
  interface TransactionMap {
    eip155: EvmTransaction
  }
}
