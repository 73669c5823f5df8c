import { ModalError, type NftId } from '@foyer/core/adapter'
import { encodeFunctionData, getAddress, type Hex, isAddressEqual, parseAbi, size, slice } from 'viem'
import { toAmount } from '../tokens.js'
import type { TransferCall } from './toCall.js'

const ERC721 = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
])
const ERC1155 = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
])

/** What has its contract hand a thing over. A contract that could not give it back may refuse it: the transfer is a safe one. */
export function nftData(
  nft: NftId,
  { from, to, amount }: { readonly from: Hex; readonly to: Hex; readonly amount: bigint },
): Hex {
  const { standard, id } = read(nft)
  // Its contract would not hear how many are meant.
  if (standard === 'erc721' && amount > 1n) throw new ModalError('RPC_INVALID_PARAMS', { context: { amount } })
  return standard === 'erc721'
    ? encodeFunctionData({ abi: ERC721, functionName: 'safeTransferFrom', args: [from, to, id] })
    : encodeFunctionData({ abi: ERC1155, functionName: 'safeTransferFrom', args: [from, to, id, amount, '0x'] })
}

/** What asks its contract how many of it an account has. */
export function holdingData(nft: NftId, account: Hex): Hex {
  const { standard, id } = read(nft)
  return standard === 'erc721'
    ? encodeFunctionData({ abi: ERC721, functionName: 'ownerOf', args: [id] })
    : encodeFunctionData({ abi: ERC1155, functionName: 'balanceOf', args: [account, id] })
}

/** What the answer to {@link holdingData} says. */
export function readHolding(nft: NftId, account: TransferCall['account'], answer: Hex | undefined): bigint {
  if (nft.standard === 'erc1155') return toAmount(answer) ?? 0n
  const isOwner = answer && size(answer) >= 32 && isAddressEqual(getAddress(slice(answer, 12, 32)), account)
  return isOwner ? 1n : 0n
}

function read({ standard, tokenId }: NftId) {
  if ((standard !== 'erc721' && standard !== 'erc1155') || tokenId === undefined) {
    throw new ModalError('ACT_UNSUPPORTED', { context: { act: 'sendNft', standard } })
  }
  return { standard, id: BigInt(tokenId) }
}
