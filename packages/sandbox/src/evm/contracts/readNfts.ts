import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  multicall3Abi,
  parseAbi,
  slice,
} from 'viem'
import type { SandboxNft } from '../../types'
import { EVM_NFTS } from './nfts'

export interface HeldNft {
  readonly nft: SandboxNft
  readonly tokenId: string
  readonly amount: bigint
}

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'
const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
])

/** Reads an address's sandbox NFTs in one call, searching the tokens minted to the first `accounts` accounts. */
export async function readNfts({
  address,
  accounts,
  call,
}: {
  readonly address: Hex
  readonly accounts: number
  readonly call: (to: Hex, data: Hex) => Promise<Hex>
}): Promise<readonly HeldNft[]> {
  const all = Object.values(EVM_NFTS).flatMap((nft) => {
    const ids = Array.from({ length: accounts }, (_, index) => nft.tokenIdOf(index))
    return [...new Set(ids)].map((tokenId) => ({ nft, tokenId }))
  })
  const calls = all.map(({ nft, tokenId }) => ({
    target: nft.address,
    allowFailure: true,
    callData:
      nft.standard === 'erc721'
        ? encodeFunctionData({ abi, functionName: 'ownerOf', args: [BigInt(tokenId)] })
        : encodeFunctionData({ abi, functionName: 'balanceOf', args: [address, BigInt(tokenId)] }),
  }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  const answers = decodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    data: await call(MULTICALL, data),
  })
  return all.flatMap((each, index) => {
    const answer = answers[index]
    if (!answer?.success) return []
    const word = answer.returnData
    const isOwner = each.nft.standard === 'erc721' && isAddressEqual(slice(word, 12), address)
    const amount = each.nft.standard === 'erc721' ? (isOwner ? 1n : 0n) : hexToBigInt(word)
    return amount > 0n ? [{ ...each, amount }] : []
  })
}
