import { getAddressEncoder, getProgramDerivedAddress, lamports } from '@solana/kit'
import { encodeAccount, encodeAccount2022, encodeMetaplex, encodeMint, encodeMint2022 } from './layouts.mjs'
import { HELD, HOLDERS, MINTS, NFT_MINTS } from './mints.mjs'
import { ASSOCIATED, METADATA, TOKEN_2022 } from './programs.mjs'

/** @typedef {import('@solana/kit').Address} Address */

const seed = (/** @type {Address} */ address) => getAddressEncoder().encode(address)

/** Where an owner keeps a token. @param {{ owner: Address, mint: Address, program: Address }} parameters */
export async function associatedAddress({ owner, mint, program }) {
  const seeds = [seed(owner), seed(program), seed(mint)]
  const [address] = await getProgramDerivedAddress({ programAddress: ASSOCIATED, seeds })
  return address
}

/**
 * Accounts of the tokens as their programs leave them: mints, what describes them, and what the first accounts hold.
 *
 * @param {readonly string[]} addresses
 * @param {(size: bigint) => bigint} rentExemption
 * @returns {Promise<readonly import('@solana/kit').EncodedAccount[]>}
 */
export async function placeTokens(addresses, rentExemption) {
  /** @type {(address: Address, programAddress: Address, data: Uint8Array) => import('@solana/kit').EncodedAccount} */
  const account = (address, programAddress, data) => ({
    ...{ address, programAddress, data, executable: false, space: BigInt(data.length) },
    lamports: lamports(rentExemption(BigInt(data.length))),
  })
  const all = /** @type {readonly Address[]} */ (addresses)
  /** @type {(mint: import('./mints.mjs').Mint, holders: readonly Address[], whole: bigint) => Promise<readonly import('@solana/kit').EncodedAccount[]>} */
  const ofMint = async (mint, holders, whole) => {
    const { address, program, decimals, described } = mint
    const amount = whole * 10n ** BigInt(decimals)
    const supply = amount * BigInt(holders.length)
    const isNew = program === TOKEN_2022
    const made = account(
      address,
      program,
      isNew ? encodeMint2022({ ...mint, supply }) : encodeMint({ supply, decimals }),
    )
    const held = holders.map(async (owner) => {
      const data = (isNew ? encodeAccount2022 : encodeAccount)({ mint: address, owner, amount })
      return account(await associatedAddress({ owner, mint: address, program }), program, data)
    })
    const seeds = [new TextEncoder().encode('metadata'), seed(METADATA), seed(address)]
    const [metadata] = await getProgramDerivedAddress({ programAddress: METADATA, seeds })
    const words = described === 'metaplex' ? [account(metadata, METADATA, encodeMetaplex(mint))] : []
    return [made, ...words, ...(await Promise.all(held))]
  }
  const placed = [
    ...MINTS.map((mint) => ofMint(mint, all.slice(0, HOLDERS), HELD)),
    ...NFT_MINTS.map((mint) => ofMint(mint, all.slice(0, 1), 1n)),
  ]
  return (await Promise.all(placed)).flat()
}
