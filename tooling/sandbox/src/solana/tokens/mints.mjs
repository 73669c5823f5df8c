import { TOKEN, TOKEN_2022 } from './programs.mjs'

/**
 * Tokens that exist on every cluster: one of the old program, described by Metaplex; one of the new, which describes
 * itself; and one that nobody describes.
 *
 * @typedef {{ address: import('@solana/kit').Address, program: import('@solana/kit').Address, symbol: string, name: string,
 *   decimals: number, described: 'metaplex' | 'itself' | 'nowhere' }} Mint
 */

/** @type {readonly Mint[]} */
export const MINTS = [
  {
    address: /** @type {never} */ ('HarbordoLLar1111111111111111111111111111111'),
    ...{ program: TOKEN, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6, described: 'metaplex' },
  },
  {
    address: /** @type {never} */ ('PearLcoin1111111111111111111111111111111111'),
    ...{ program: TOKEN_2022, symbol: 'PEARL', name: 'Pearl', decimals: 9, described: 'itself' },
  },
  {
    address: /** @type {never} */ ('NobodyKnows11111111111111111111111111111111'),
    ...{ program: TOKEN, symbol: '', name: '', decimals: 2, described: 'nowhere' },
  },
]

/**
 * Things of which there is one: the first account has it.
 *
 * @type {readonly Mint[]}
 */
export const NFT_MINTS = [
  {
    address: /** @type {never} */ ('HarborBuoy111111111111111111111111111111111'),
    ...{ program: TOKEN, symbol: 'BUOY', name: 'Harbor Buoy #1', decimals: 0, described: 'metaplex' },
  },
]

/** Whole tokens on each of the first accounts. */
export const HELD = 1_000n

/** How many accounts hold them; the others have no account for tokens at all. */
export const HOLDERS = 5
