import type { StdFee } from '@cosmjs/amino'
import type { EncodeObject } from '@cosmjs/proto-signing'

interface Sent {
  readonly memo?: string | undefined
  /** @default the gas of a simulation at the network's `gasPrice` */
  readonly fee?: StdFee | undefined
}

/** Describes a transfer of one coin. */
export interface CosmosTransfer extends Sent {
  readonly to: string
  /** In the smallest unit of the coin. */
  readonly amount: bigint
  /** @default the network's fee coin */
  readonly denom?: string | undefined
  readonly messages?: undefined
}

/** Describes a transaction of messages, of any module that `@cosmjs/stargate` registers. */
export interface CosmosMessages extends Sent {
  readonly messages: readonly EncodeObject[]
  readonly to?: undefined
}

export type CosmosTransaction = CosmosTransfer | CosmosMessages

declare module '@foyer/core/adapter' {
  interface TransactionByNamespace {
    cosmos: CosmosTransaction
  }
}
