import type { Network } from '@foyer/core/adapter'
import type { PolkadotNetwork } from '../../networks.js'

/** SS58 prefixes by CAIP-2 reference. Networks that are not listed set `ss58Format`. */
const PREFIXES: Readonly<Record<string, number>> = {
  // Polkadot and its Asset Hub share a prefix.
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  '68d56f15f85d3136970ec16946040bc1': 0,
  // Kusama and its Asset Hub share a prefix.
  b0a8d493285c2df73290dfb7e61f870f: 2,
  '48239ef607d7928874027a43a6768920': 2,
  // Parachains with a prefix of their own: Astar, Acala, Hydration.
  '9eb76c5184c4ab8679d2d5d819fdf90b': 5,
  fc41b9bd8ef8fe53d58c7ea67c794c7e: 10,
  afdc188f45c71dacbaa0b62e16a91f72: 63,
}

export const GENERIC_SS58_PREFIX = 42

export function getSs58Prefix(network: Network<'polkadot'> | undefined, reference: string): number {
  return ownFormat(network) ?? PREFIXES[reference] ?? GENERIC_SS58_PREFIX
}

export function hasEthereumAccounts(network: Network<'polkadot'> | undefined): boolean {
  return (network as PolkadotNetwork | undefined)?.chainType === 'ethereum'
}

function ownFormat(network: Network<'polkadot'> | undefined): number | undefined {
  const format = (network as PolkadotNetwork | undefined)?.ss58Format
  return typeof format === 'number' ? format : undefined
}
