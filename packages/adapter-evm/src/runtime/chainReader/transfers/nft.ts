import { ModalError, type NftId } from '@foyer/core/adapter'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { decodeUint256 } from '../tokens/readTokens.js'

const ERC721 = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
])
const ERC1155 = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
])

/** Encodes a safe transfer, which a receiving contract that cannot handle NFTs refuses. */
export function encodeNftTransfer(
  nft: NftId,
  { from, to, amount }: { readonly from: Hex; readonly to: Hex; readonly amount: bigint },
): Hex {
  const { standard, id } = read(nft)
  if (standard === 'erc721' && amount > 1n) throw new ModalError('RPC_INVALID_PARAMS', { context: { amount } })
  return standard === 'erc721'
    ? encodeFunctionData({ abi: ERC721, functionName: 'safeTransferFrom', args: [from, to, id] })
    : encodeFunctionData({ abi: ERC1155, functionName: 'safeTransferFrom', args: [from, to, id, amount, '0x'] })
}

export function encodeNftBalanceCall(nft: NftId, account: Hex): Hex {
  const { standard, id } = read(nft)
  return standard === 'erc721'
    ? encodeFunctionData({ abi: ERC721, functionName: 'ownerOf', args: [id] })
    : encodeFunctionData({ abi: ERC1155, functionName: 'balanceOf', args: [account, id] })
}

export function decodeNftBalance(nft: NftId, account: Hex, answer: Hex | undefined): bigint {
  if (nft.standard === 'erc1155') return decodeUint256(answer) ?? 0n
  return decodeUint256(answer) === BigInt(account) ? 1n : 0n
}

function read({ standard, tokenId }: NftId) {
  if ((standard !== 'erc721' && standard !== 'erc1155') || tokenId === undefined) {
    throw new ModalError('METHOD_UNSUPPORTED', { context: { method: 'sendNft', standard } })
  }
  return { standard, id: BigInt(tokenId) }
}
