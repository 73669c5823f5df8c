interface Paid {
  /** For whoever makes the block, in the smallest unit. @default 0 */
  readonly tip?: bigint | undefined
}

/** A call of the chain's runtime by its names, e.g. `{ pallet: 'balances', call: 'transferKeepAlive', args: [to, 10n] }`. */
export interface PolkadotCall extends Paid {
  /** In camel case, as in `client.tx.<pallet>.<call>` of dedot. */
  readonly pallet: string
  readonly call: string
  /**
   * In the order of the call, in the forms of dedot: addresses of any prefix, bytes as hex, an enum as `{ type, value }`. Amounts
   * are `bigint` in the smallest unit.
   */
  readonly args: readonly unknown[]
}

/** A call that is encoded already. */
export interface PolkadotCallData extends Paid {
  /** SCALE-encoded call with its two indexes in front, 0x hex. */
  readonly callData: string
}

/** A transaction as a visitor's wallet takes it. Nonce, era and fee are found by asking the chain. */
export type PolkadotTransaction = PolkadotCall | PolkadotCallData

declare module '@foyer/core/adapter' {
  interface TransactionMap {
    polkadot: PolkadotTransaction
  }
}
