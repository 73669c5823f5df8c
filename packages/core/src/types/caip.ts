/** The namespaces that Foyer knows by name (CAIP-2). */
export type KnownNamespace = 'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos'

/** Open on purpose: an adapter for a namespace that we have never heard of is still an adapter. */
export type Namespace = KnownNamespace | (string & {})

/** CAIP-2 chain id, `namespace:reference`, e.g. `eip155:1`. */
export type CaipNetworkId<N extends Namespace = Namespace> = `${N}:${string}`

/** CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress<N extends Namespace = Namespace> = `${N}:${string}:${string}`

/** One value for each namespace that has one. */
export type PerNamespace<T> = Readonly<Record<string, T>>

/** CAIP-19 asset id: `eip155:1/slip44:60` is a coin, `eip155:1/erc20:0x…` and `solana:…/token:…` are tokens. */
export type Caip19<N extends Namespace = Namespace> = `${CaipNetworkId<N>}/${string}:${string}`
