import type { NftId } from '../../types/nft.js'
import type { TokenInfo } from '../../types/token.js'

type Awaitable<T> = T | Promise<T>

/**
 * Sets up a chain for tests of a {@link ChainReader}. A member that is absent here must be absent from the adapter's
 * chain reader. `start` runs before all other members.
 */
export interface ChainReaderDriver {
  /** Starts a node for the first of `networks`. Called per case; it may return the same node. */
  start(): Awaitable<ChainReaderNode>
  tokens?(): Awaitable<TokenTestData>
  token?(): Awaitable<TokenInfoTestData>
  transfers?(): Awaitable<TransferTestData>
  /** `partly`: the chain's history may be incomplete. */
  readonly activity?: 'all' | 'partly'
  /** Set if the first of the driver's wallets can batch transfers and the second cannot. */
  readonly several?: true
  names?(): Awaitable<NameTestData>
}

export interface ChainReaderNode {
  readonly url: string
  /** Includes pending transactions, where the chain does not by itself. */
  include?(): void | Promise<void>
  stop(): void | Promise<void>
}

export interface TokenTestData {
  readonly address: string
  readonly held: readonly { readonly token: TokenInfo; readonly amount: bigint }[]
  readonly empty?: TokenInfo | undefined
  readonly broken?: TokenInfo | undefined
}

export interface TokenInfoTestData {
  readonly token: TokenInfo
  readonly none: string
}

export interface TransferTestData {
  readonly to: string
  /** Amount of the native coin to send, in the smallest unit. The account has several times as much. */
  readonly amount: bigint
  readonly token?: { readonly token: TokenInfo; readonly amount: bigint } | undefined
  /** NFTs of the account, one per standard that the chain sends. */
  readonly nfts?: readonly { readonly token: TokenInfo; readonly nft: NftId; readonly amount: bigint }[] | undefined
  readonly unknownHash: string
}

export interface NameTestData {
  readonly name: string
  readonly address: string
  readonly free: string
  /** Address that claims the name without owning it. */
  readonly impostor?: string | undefined
}
