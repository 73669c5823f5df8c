import type { CaipNetworkId, Namespace } from './caip.js'
import type { NetworkIdOf, NetworkInput } from './network.js'

/**
 * Declares the app's modal once, by `declare module '@foyer/core' { interface Register { modal: typeof modal } }`.
 * Actions, hooks and buttons then take only its namespaces, networks and transactions. Results stay wide, because a
 * wallet can be on another network.
 */
// biome-ignore lint/suspicious/noEmptyInterface: apps merge their modal into it
export interface Register {}

type Adapters = Register extends { readonly modal: { readonly adapters: infer A } } ? A : unknown

export type RegisteredNamespace = [keyof Adapters] extends [never] ? Namespace : keyof Adapters & string

export type RegisteredNetwork = Register extends {
  readonly modal: { readonly '~networks'?: infer Networks extends readonly NetworkInput[] | undefined }
}
  ? NonNullable<Networks>[number]
  : NetworkInput

export type RegisteredNetworkId = NetworkIdOf<RegisteredNetwork> & CaipNetworkId

/** Ids of the networks as their chain writes them: numbers on EVM. */
export type RegisteredChainId = RegisteredNetwork['id']
