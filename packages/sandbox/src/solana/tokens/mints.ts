import type { Address } from '@solana/kit'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './programs'

/**
 * Describes a mint. Each cluster has one of the Token program with Metaplex metadata, one of Token-2022 with its own
 * metadata, and one without metadata.
 */
export interface Mint {
  address: Address
  program: Address
  symbol: string
  name: string
  decimals: number
  described: 'metaplex' | 'itself' | 'nowhere'
}

export const TOKEN_MINTS: readonly Mint[] = [
  {
    address: 'HarbordoLLar1111111111111111111111111111111' as never,
    ...{ program: TOKEN_PROGRAM, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6, described: 'metaplex' },
  },
  {
    address: 'PearLcoin1111111111111111111111111111111111' as never,
    ...{ program: TOKEN_2022_PROGRAM, symbol: 'PEARL', name: 'Pearl', decimals: 9, described: 'itself' },
  },
  {
    address: 'NobodyKnows11111111111111111111111111111111' as never,
    ...{ program: TOKEN_PROGRAM, symbol: '', name: '', decimals: 2, described: 'nowhere' },
  },
]

/** Lists NFTs; the first account holds each. */
export const NFT_MINTS: readonly Mint[] = [
  {
    address: 'HarborBuoy111111111111111111111111111111111' as never,
    ...{ program: TOKEN_PROGRAM, symbol: 'BUOY', name: 'Harbor Buoy #1', decimals: 0, described: 'metaplex' },
  },
]

/** Initial balance of each holder and mint, in whole tokens. */
export const HOLDER_BALANCE = 1_000n

/** Number of holders, which are the first accounts of the test mnemonic. */
export const HOLDER_COUNT = 5
