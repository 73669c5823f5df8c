import type { StdFee } from '@cosmjs/amino'
import type { EncodeObject } from '@cosmjs/proto-signing'

interface Sent {
  readonly memo?: string | undefined
  /** @default what a simulation says, at the network's `gasPrice` */
  readonly fee?: StdFee | undefined
}

/** Coins to one address. */
export interface CosmosTransfer extends Sent {
  /** An address of the network in use. */
  readonly to: string
  /** In the coin's smallest unit. */
  readonly amount: bigint
  /** @default the network's own coin */
  readonly denom?: string | undefined
  readonly messages?: undefined
}

/** Messages of any module that `@cosmjs/stargate` has in its registry. */
export interface CosmosMessages extends Sent {
  readonly messages: readonly EncodeObject[]
  readonly to?: undefined
}

export type CosmosTransaction = CosmosTransfer | CosmosMessages

declare module '@foyer/core/adapter' {
  interface TransactionMap {
    cosmos: CosmosTransaction
  }
}
