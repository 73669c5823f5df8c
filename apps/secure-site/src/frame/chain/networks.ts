import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'

export interface Network {
  readonly caipNetworkId: string
  readonly namespace: 'eip155' | 'solana'
  readonly name: string
  readonly symbol: string
}

const NAMES: Readonly<Record<string, readonly [name: string, symbol: string]>> = {
  'eip155:1': ['Ethereum', 'ETH'],
  'eip155:10': ['OP Mainnet', 'ETH'],
  'eip155:137': ['Polygon', 'POL'],
  'eip155:8453': ['Base', 'ETH'],
  'eip155:42161': ['Arbitrum One', 'ETH'],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['Solana', 'SOL'],
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': ['Solana Devnet', 'SOL'],
}

/** Reads the chain id of a message: a number or numeric text on EVM, a CAIP-2 id elsewhere. */
export function toCaipNetworkId(chainId: number | string): string {
  const text = String(chainId)
  if (text.includes(':')) return text
  return `eip155:${Number(text)}`
}

export function readNetwork(chainId: number | string, served: readonly string[]): Network {
  const caipNetworkId = toCaipNetworkId(chainId)
  const namespace = caipNetworkId.split(':')[0]
  if (!served.includes(caipNetworkId) || (namespace !== 'eip155' && namespace !== 'solana')) {
    throw new FrameError(texts().approvals.errors.networkUnavailable, 4901)
  }
  const [name, symbol] = NAMES[caipNetworkId] ?? []
  return {
    caipNetworkId,
    namespace,
    // The user may choose another language after the network was read.
    get name() {
      return name ?? describeUnnamed(caipNetworkId, namespace)
    },
    // The coin’s symbol is unknown here, and must not default to ETH.
    get symbol() {
      return symbol ?? (namespace === 'eip155' ? texts().calls.networks.coins : 'SOL')
    },
  }
}

function describeUnnamed(caipNetworkId: string, namespace: Network['namespace']): string {
  const { evm, solana } = texts().calls.networks
  return namespace === 'eip155' ? evm(caipNetworkId.slice('eip155:'.length)) : solana
}

export const toChainId = ({ caipNetworkId, namespace }: Network): number | string =>
  namespace === 'eip155' ? Number(caipNetworkId.split(':')[1]) : caipNetworkId
