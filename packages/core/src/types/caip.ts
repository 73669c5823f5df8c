export type KnownNamespace = 'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos'

export type Namespace = KnownNamespace | (string & {})

/** CAIP-2 chain id, `namespace:reference`, e.g. `eip155:1`. */
export type CaipNetworkId<N extends Namespace = Namespace> = `${N}:${string}`

/** CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress<N extends Namespace = Namespace> = `${N}:${string}:${string}`

export type PerNamespace<T> = Readonly<Record<string, T>>

/** CAIP-19 asset id: `eip155:1/slip44:60` is a coin, `eip155:1/erc20:0x…` and `solana:…/token:…` are tokens. */
export type Caip19<N extends Namespace = Namespace> = `${CaipNetworkId<N>}/${string}:${string}`
