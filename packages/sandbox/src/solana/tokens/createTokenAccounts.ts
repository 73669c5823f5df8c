import { type Address, type EncodedAccount, getAddressEncoder, getProgramDerivedAddress, lamports } from '@solana/kit'
import {
  encodeMetaplexMetadata,
  encodeMint,
  encodeToken2022Account,
  encodeToken2022Mint,
  encodeTokenAccount,
} from './layouts'
import { HOLDER_BALANCE, HOLDER_COUNT, type Mint, NFT_MINTS, TOKEN_MINTS } from './mints'
import { ASSOCIATED_TOKEN_PROGRAM, METADATA_PROGRAM, TOKEN_2022_PROGRAM } from './programs'

const seed = (address: Address) => getAddressEncoder().encode(address)

export async function getAssociatedTokenAddress({
  owner,
  mint,
  program,
}: {
  owner: Address
  mint: Address
  program: Address
}) {
  const seeds = [seed(owner), seed(program), seed(mint)]
  const [address] = await getProgramDerivedAddress({ programAddress: ASSOCIATED_TOKEN_PROGRAM, seeds })
  return address
}

/** Places token accounts as their programs write them: mints, metadata, and the holdings of the first accounts. */
export async function createTokenAccounts(
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
    const isNew = program === TOKEN_2022_PROGRAM
    const created = account(
      address,
      program,
      isNew ? encodeToken2022Mint({ ...mint, supply }) : encodeMint({ supply, decimals }),
    )
    const held = holders.map(async (owner) => {
      const data = (isNew ? encodeToken2022Account : encodeTokenAccount)({ mint: address, owner, amount })
      return account(await getAssociatedTokenAddress({ owner, mint: address, program }), program, data)
    })
    const seeds = [new TextEncoder().encode('metadata'), seed(METADATA_PROGRAM), seed(address)]
    const [metadata] = await getProgramDerivedAddress({ programAddress: METADATA_PROGRAM, seeds })
    const words = described === 'metaplex' ? [account(metadata, METADATA_PROGRAM, encodeMetaplexMetadata(mint))] : []
    return [created, ...words, ...(await Promise.all(held))]
  }
  const placed = [
    ...TOKEN_MINTS.map((mint) => ofMint(mint, all.slice(0, HOLDER_COUNT), HOLDER_BALANCE)),
    ...NFT_MINTS.map((mint) => ofMint(mint, all.slice(0, 1), 1n)),
  ]
  return (await Promise.all(placed)).flat()
}
