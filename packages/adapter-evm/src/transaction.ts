/** Describes a transaction to send. The wallet fills in gas, fees and nonce if absent. */
export interface EvmTransaction {
  /** Receiver; absent to create a contract. An address in mixed case needs a valid checksum. */
  readonly to?: string | undefined
  /** 0x hex. */
  readonly data?: string | undefined
  /** Amount in wei. @default 0 */
  readonly value?: bigint | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
}

declare module '@foyer/core/adapter' {
  interface TransactionByNamespace {
    eip155: EvmTransaction
  }
}
