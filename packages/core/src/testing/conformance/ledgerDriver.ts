import type { NftId } from '../../types/nft.js'
import type { TokenInfo } from '../../types/token.js'

type Awaitable<T> = T | Promise<T>

/**
 * A chain with something on it, as the conformance suite needs it for a {@link Ledger}. Absent members are what the chain
 * cannot tell: the adapter's ledger must lack them too. Each is called after `start`.
 */
export interface LedgerDriver {
  /** A node of the first of the driver's `networks`, on which a new wallet is. Called for each case; it may be one and the same. */
  start(): Awaitable<LedgerNode>
  tokens?(): Awaitable<HeldTokens>
  token?(): Awaitable<DescribedToken>
  transfers?(): Awaitable<TransferFacts>
  /** The activity of the sender knows of what was sent. `partly`: the chain cannot promise that nothing is missing. */
  readonly activity?: 'all' | 'partly'
  /** The first of the driver's wallets does several transfers as one; the second cannot. */
  readonly several?: true
  names?(): Awaitable<NameFacts>
}

export interface LedgerNode {
  readonly url: string
  /** What was sent is included, where the chain does not do that by itself. */
  include?(): void | Promise<void>
  stop(): void | Promise<void>
}

export interface HeldTokens {
  /** Who holds them. */
  readonly address: string
  /** In the smallest unit, above zero. Those that the chain lists and those that have to be known. */
  readonly held: readonly { readonly token: TokenInfo; readonly amount: bigint }[]
  /** A token of which the address has nothing. */
  readonly empty?: TokenInfo | undefined
  /** A token that cannot be read. */
  readonly broken?: TokenInfo | undefined
}

export interface DescribedToken {
  /** As its contract says it. */
  readonly token: TokenInfo
  /** An address at which there is no token. */
  readonly none: string
}

/** From the first account of a new wallet. */
export interface TransferFacts {
  /** Not an account of the wallet, and able to receive what is sent. */
  readonly to: string
  /** Of the native coin, in its smallest unit. It is there more than once. */
  readonly amount: bigint
  /** A token that the account has, and how much of it is sent. */
  readonly token?: { readonly token: TokenInfo; readonly amount: bigint } | undefined
  /** NFTs that the account has, one of each kind that the chain sends. */
  readonly nfts?: readonly { readonly token: TokenInfo; readonly nft: NftId; readonly amount: bigint }[] | undefined
  /** A hash as the chain writes it, which nobody has sent. */
  readonly unknownHash: string
}

export interface NameFacts {
  readonly name: string
  /** The name leads there, and back. */
  readonly address: string
  /** A name of the same kind that is nobody's. */
  readonly free: string
  /** An address that claims a name which leads elsewhere. */
  readonly impostor?: string | undefined
}
