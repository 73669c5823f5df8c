import type { Chain } from 'viem'

export type KnownChainData = Pick<Chain, 'contracts' | 'ensTlds' | 'fees'>
