import type { WalletChain } from './types'

/** Names for the panel, also of chains the wallet is only ever moved to by script. */
const NAMED: readonly WalletChain[] = [
  { chainId: 1, name: 'Ethereum', symbol: 'ETH' },
  { chainId: 10, name: 'OP Mainnet', symbol: 'ETH' },
  { chainId: 137, name: 'Polygon', symbol: 'POL' },
  { chainId: 8453, name: 'Base', symbol: 'ETH' },
  { chainId: 42220, name: 'Celo', symbol: 'CELO' },
]

/** A chain as the wallet shows it: as its owner added it, else by its usual name. */
export const describeChain = (chainId: number, added: readonly WalletChain[]): WalletChain =>
  [...added, ...NAMED].find((chain) => chain.chainId === chainId) ?? {
    chainId,
    name: `Chain ${chainId}`,
    symbol: 'ETH',
  }
