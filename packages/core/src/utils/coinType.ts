import type { Network } from '../types/network.js'

/** Of the coins of other kinds of networks (SLIP-44). */
const coins: Readonly<Record<string, number>> = { bip122: 0, cosmos: 118, polkadot: 354, solana: 501 }

/** Chain ids of EVM networks are below this, or they have no coin type. */
const LIMIT = 2 ** 31

/** What names lead to addresses by: for EVM networks ENSIP-11, mainnet among them. Undefined: there is none. */
export function coinTypeOf({ chainNamespace, id }: Pick<Network, 'chainNamespace' | 'id'>): number | undefined {
  if (chainNamespace !== 'eip155') return coins[chainNamespace]
  const chainId = Number(id)
  return Number.isInteger(chainId) && chainId >= 0 && chainId < LIMIT ? LIMIT + chainId : undefined
}
