import type { ActivityPage } from '../types/activity.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenAmount, TokenInfo } from '../types/token.js'
import type { AllowanceMethods } from './allowances.js'
import type { CallMethods } from './calls.js'
import type { AddressQuery } from './contract.js'
import type { TransferMethods } from './transfers.js'

/**
 * Reads what the chain has besides the native balance. Loads on first use. A member that is absent is not supported.
 * All answers of nodes are parsed: amounts are integers of at least zero, texts are cut to 100 characters. Each member
 * rejects as `requestNodes` does, and stops when `signal` aborts.
 */
export interface ChainReader<N extends Namespace = Namespace> {
  /**
   * Reads the tokens of an address, without the native coin: all of them if the chain can list them, else those in
   * `known`. Leaves out tokens with an amount of zero. If one token cannot be read, the others are still returned.
   */
  tokens?(query: TokensQuery<N>): Promise<readonly TokenAmount[]>
  token?(query: {
    readonly address: string
    readonly network: Network<N>
    readonly signal?: AbortSignal | undefined
  }): Promise<TokenInfo | undefined>
  activity?(query: ActivityQuery<N>): Promise<ActivityPage>
  readonly transfers?: TransferMethods<N>
  calls?(): Promise<CallMethods<N>>
  allowances?(): Promise<AllowanceMethods<N>>
  /**
   * Describes a public network that the app does not list, from bundled data. `reference` is the second part of its
   * CAIP-2 id.
   */
  describeNetwork?(reference: string): Promise<NetworkDescription | undefined>
  readonly names?: NameMethods<N>
}

export type NetworkDescription = Pick<Network, 'name' | 'nativeCurrency' | 'testnet'>

export interface TokensQuery<N extends Namespace = Namespace> extends AddressQuery<N> {
  readonly known: readonly TokenInfo[]
}

export interface ActivityQuery<N extends Namespace = Namespace> extends AddressQuery<N> {
  readonly cursor?: string | undefined
  readonly known: readonly TokenInfo[]
}

export interface NameMethods<N extends Namespace = Namespace> {
  isName(text: string): boolean
  /** Resolves to the address of a name, or to undefined if the name is not registered. */
  resolve(query: {
    readonly name: string
    readonly network: Network<N>
    readonly signal?: AbortSignal | undefined
  }): Promise<string | undefined>
  /** Returns the name of an address, if the name resolves back to that address. */
  reverse(query: AddressQuery<N>): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined>
}
