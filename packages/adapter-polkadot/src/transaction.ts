interface Paid {
  /** Tip for the block's author, in the smallest unit. @default 0 */
  readonly tip?: bigint | undefined
}

/** Describes a call by name, such as `{ pallet: 'balances', call: 'transferKeepAlive', args: [to, 10n] }`. */
export interface PolkadotCall extends Paid {
  /** In camel case, as in dedot's `client.tx.<pallet>.<call>`. */
  readonly pallet: string
  readonly call: string
  /**
   * In the order of the call, as dedot takes them: addresses of any prefix, bytes as hex, enums as `{ type, value }`,
   * amounts as `bigint`.
   */
  readonly args: readonly unknown[]
}

/** Describes a call as encoded bytes. */
export interface PolkadotCallData extends Paid {
  /** SCALE-encoded call, with the indexes of pallet and call, as 0x hex. */
  readonly callData: string
}

/** Describes a transaction to send. The adapter reads its nonce, era and fee from the chain. */
export type PolkadotTransaction = PolkadotCall | PolkadotCallData

declare module '@foyer/core/adapter' {
  interface TransactionByNamespace {
    polkadot: PolkadotTransaction
  }
}
