import type { ActivityPage } from '../types/activity.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenAmount, TokenInfo } from '../types/token.js'
import type { Allowances } from './allowances.js'
import type { Calls } from './calls.js'
import type { AddressQuery } from './contract.js'
import type { Transfers } from './transfers.js'

/**
 * What an account has and does beyond the balance of its coin, said by the chain itself. Loaded when a view needs it.
 * A member that is absent is something that the chain cannot tell.
 *
 * Whatever a node answers is parsed here: amounts are whole numbers not below zero, texts are cut to 100 characters.
 * Each rejects as `askNodes` does where no node answers, and is given up with `signal`.
 */
export interface Ledger<N extends Namespace = Namespace> {
  /**
   * Tokens that an address holds, without the native coin. Where a chain lists them, all; of those that it cannot list, the
   * ones in `known`. An amount of zero is left out. One token that cannot be read does not take the others along.
   */
  tokens?(query: TokensQuery<N>): Promise<readonly TokenAmount[]>
  /** Describes a token that nobody has described, from the chain. Undefined: there is none at that address. */
  token?(query: {
    readonly address: string
    readonly network: Network<N>
    readonly signal?: AbortSignal | undefined
  }): Promise<TokenInfo | undefined>
  /** What happened with an address, newest first. */
  activity?(query: ActivityQuery<N>): Promise<ActivityPage>
  /** Sending, and what has to be known for it. */
  readonly transfers?: Transfers<N>
  /** Loads how contracts are called that others wrote: swapping stands on it. */
  calls?(): Promise<Calls<N>>
  /** Loads what accounts let others take. Taking it back stands on {@link calls}. */
  allowances?(): Promise<Allowances<N>>
  /**
   * What is publicly known of a network of this kind that the site does not use, to tell visitors where their wallet is.
   * Asks nobody. `reference` as in CAIP-2.
   */
  describeNetwork?(reference: string): Promise<NetworkDescription | undefined>
  /** Names that the chain keeps. */
  readonly names?: Names<N>
}

export type NetworkDescription = Pick<Network, 'name' | 'nativeCurrency' | 'testnet'>

export interface TokensQuery<N extends Namespace = Namespace> extends AddressQuery<N> {
  /** Tokens of this network that the site and its lists name. */
  readonly known: readonly TokenInfo[]
}

export interface ActivityQuery<N extends Namespace = Namespace> extends AddressQuery<N> {
  /** `next` of the page before. */
  readonly cursor?: string | undefined
  /** Tokens whose symbols and decimals are known. */
  readonly known: readonly TokenInfo[]
}

/** Names of addresses, e.g. ENS. */
export interface Names<N extends Namespace = Namespace> {
  /** True for text that could be such a name. Asks nobody. */
  isName(text: string): boolean
  /** The address behind a name on a network. Undefined: the name is nobody's. */
  resolve(query: {
    readonly name: string
    readonly network: Network<N>
    readonly signal?: AbortSignal | undefined
  }): Promise<string | undefined>
  /** The name of an address, only where the name leads back to it. */
  reverse(query: AddressQuery<N>): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined>
}
