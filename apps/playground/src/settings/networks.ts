import { bitcoinMainnet, bitcoinTestnet } from '@foyer/adapter-bitcoin/networks'
import { cosmosHub, osmosis } from '@foyer/adapter-cosmos/networks'
import { arbitrum, base, celo, mainnet, optimism, polygon, sepolia } from '@foyer/adapter-evm/networks'
import { polkadotAssetHub, polkadotMainnet } from '@foyer/adapter-polkadot/networks'
import { solanaDevnet, solanaMainnet } from '@foyer/adapter-solana/networks'
import type { CaipNetworkId } from '@foyer/core'

export const evmChains = { mainnet, base, optimism, polygon, celo, arbitrum, sepolia }

// Networks of the other adapters, each exported by its own.
const otherChains = {
  solanaMainnet,
  solanaDevnet,
  bitcoinMainnet,
  bitcoinTestnet,
  polkadotMainnet,
  polkadotAssetHub,
  cosmosHub,
  osmosis,
}

export const chains = { ...evmChains, ...otherChains }

export type NetworkKey = keyof typeof chains

export const networkKeys = Object.keys(chains) as readonly NetworkKey[]

export const isNetworkKey = (value: unknown): value is NetworkKey => networkKeys.includes(value as NetworkKey)

export function getCaipNetworkId(key: NetworkKey): CaipNetworkId {
  const chain = chains[key]
  return 'caipNetworkId' in chain ? chain.caipNetworkId : `eip155:${chain.id}`
}

// Adapters by namespace, with their names in the code on the page.
const adapters = [
  { namespace: 'eip155', name: 'evm' },
  { namespace: 'solana', name: 'solana' },
  { namespace: 'bip122', name: 'bitcoin' },
  { namespace: 'polkadot', name: 'polkadot' },
  { namespace: 'cosmos', name: 'cosmos' },
] as const

/** Returns the adapters of these networks, each with its networks, in order. */
export function groupNetworksByAdapter(networks: readonly NetworkKey[]) {
  const namespaceOf = (key: NetworkKey) => getCaipNetworkId(key).split(':')[0]
  return [...new Set(networks.map(namespaceOf))].flatMap((namespace) =>
    adapters
      .filter((each) => each.namespace === namespace)
      .map((each) => ({ ...each, networks: networks.filter((key) => namespaceOf(key) === namespace) })),
  )
}

export const findEvmChain = (id: number | string | undefined) =>
  Object.values(evmChains).find((chain) => chain.id === Number(id))
