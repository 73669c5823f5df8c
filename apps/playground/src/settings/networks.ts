import { arbitrum, base, celo, mainnet, optimism, polygon, sepolia } from 'viem/chains'

/** The chains the page offers, under the names that viem exports them with. */
export const chains = { mainnet, base, optimism, polygon, celo, arbitrum, sepolia }

export type NetworkKey = keyof typeof chains

export const networkKeys = Object.keys(chains) as readonly NetworkKey[]

export const isNetworkKey = (value: unknown): value is NetworkKey => networkKeys.includes(value as NetworkKey)

export const caipNetworkId = (key: NetworkKey): `eip155:${number}` => `eip155:${chains[key].id}`

export const findChain = (id: number | string | undefined) =>
  Object.values(chains).find((chain) => chain.id === Number(id))
