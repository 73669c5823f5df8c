import type { Address } from '@solana/kit'
import { TOKEN, TOKEN_2022 } from './programs'

/**
 * Tokens that exist on every cluster: one of the old program, described by Metaplex; one of the new, which describes
 * itself; and one that nobody describes.
 */
export interface Mint {
  address: Address
  program: Address
  symbol: string
  name: string
  decimals: number
  described: 'metaplex' | 'itself' | 'nowhere'
}

export const MINTS: readonly Mint[] = [
  {
    address: 'HarbordoLLar1111111111111111111111111111111' as never,
    ...{ program: TOKEN, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6, described: 'metaplex' },
  },
  {
    address: 'PearLcoin1111111111111111111111111111111111' as never,
    ...{ program: TOKEN_2022, symbol: 'PEARL', name: 'Pearl', decimals: 9, described: 'itself' },
  },
  {
    address: 'NobodyKnows11111111111111111111111111111111' as never,
    ...{ program: TOKEN, symbol: '', name: '', decimals: 2, described: 'nowhere' },
  },
]

/** Things of which there is one: the first account has it. */
export const NFT_MINTS: readonly Mint[] = [
  {
    address: 'HarborBuoy111111111111111111111111111111111' as never,
    ...{ program: TOKEN, symbol: 'BUOY', name: 'Harbor Buoy #1', decimals: 0, described: 'metaplex' },
  },
]

/** Whole tokens on each of the first accounts. */
export const HELD = 1_000n

/** How many accounts hold them; the others have no account for tokens at all. */
export const HOLDERS = 5
