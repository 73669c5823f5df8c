import { type Address, type EncodedAccount, getAddressEncoder, getProgramDerivedAddress, lamports } from '@solana/kit'
import { encodeAccount, encodeAccount2022, encodeMetaplex, encodeMint, encodeMint2022 } from './layouts'
import { HELD, HOLDERS, MINTS, type Mint, NFT_MINTS } from './mints'
import { ASSOCIATED, METADATA, TOKEN_2022 } from './programs'

const seed = (address: Address) => getAddressEncoder().encode(address)

/** Where an owner keeps a token. */
export async function associatedAddress({ owner, mint, program }: { owner: Address; mint: Address; program: Address }) {
  const seeds = [seed(owner), seed(program), seed(mint)]
  const [address] = await getProgramDerivedAddress({ programAddress: ASSOCIATED, seeds })
  return address
}

/** Accounts of the tokens as their programs leave them: mints, what describes them, and what the first accounts hold. */
export async function placeTokens(
  addresses: readonly string[],
  rentExemption: (size: bigint) => bigint,
): Promise<readonly EncodedAccount[]> {
  const account = (address: Address, programAddress: Address, data: Uint8Array): EncodedAccount => ({
    ...{ address, programAddress, data, executable: false, space: BigInt(data.length) },
    lamports: lamports(rentExemption(BigInt(data.length))),
  })
  const all = addresses as readonly Address[]
  const ofMint = async (mint: Mint, holders: readonly Address[], whole: bigint): Promise<readonly EncodedAccount[]> => {
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
