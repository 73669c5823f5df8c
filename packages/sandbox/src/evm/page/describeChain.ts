import type { WalletChain } from '../../wallet/types'

// Names chains for the panel, also chains that only a script switches to.
const NAMED: readonly WalletChain[] = [
  { chainId: 1, name: 'Ethereum', symbol: 'ETH' },
  { chainId: 10, name: 'OP Mainnet', symbol: 'ETH' },
  { chainId: 137, name: 'Polygon', symbol: 'POL' },
  { chainId: 8453, name: 'Base', symbol: 'ETH' },
  { chainId: 42220, name: 'Celo', symbol: 'CELO' },
]

export const describeChain = (chainId: number, added: readonly WalletChain[]): WalletChain =>
  [...added, ...NAMED].find((chain) => chain.chainId === chainId) ?? {
    chainId,
    name: `Chain ${chainId}`,
    symbol: 'ETH',
  }
