import type { Network } from '@foyer/core/adapter'
import type { PolkadotNetwork } from '../../networks.js'

/** Prefixes of well-known chains, by the CAIP-2 reference. Others say theirs in `ss58Format`. */
const PREFIXES: Readonly<Record<string, number>> = {
  // Polkadot, and the system chain that holds its balances.
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  '68d56f15f85d3136970ec16946040bc1': 0,
  // Kusama, and its own.
  b0a8d493285c2df73290dfb7e61f870f: 2,
  '48239ef607d7928874027a43a6768920': 2,
  // Astar, Acala, Hydration.
  '9eb76c5184c4ab8679d2d5d819fdf90b': 5,
  fc41b9bd8ef8fe53d58c7ea67c794c7e: 10,
  afdc188f45c71dacbaa0b62e16a91f72: 63,
}

/** What most chains use that have not registered a number. */
export const GENERIC_PREFIX = 42

/** The number that addresses of a network begin with. */
export function prefixOf(network: Network<'polkadot'> | undefined, reference: string): number {
  return ownFormat(network) ?? PREFIXES[reference] ?? GENERIC_PREFIX
}

/** Whether accounts of a network are Ethereum's. */
export function takesEthereum(network: Network<'polkadot'> | undefined): boolean {
  return (network as PolkadotNetwork | undefined)?.chainType === 'ethereum'
}

// A `Network` that the page wrote may be a `PolkadotNetwork`: it is handed on as it is, and read loosely here.
function ownFormat(network: Network<'polkadot'> | undefined): number | undefined {
  const format = (network as PolkadotNetwork | undefined)?.ss58Format
  return typeof format === 'number' ? format : undefined
}
