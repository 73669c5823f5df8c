import type { Transfer } from '@foyer/core/adapter'
import { encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import { encodeNftTransfer } from './nft.js'

/** Describes the call of a transfer: native (S4.083), or of a token's or NFT's contract (S4.084). */
export interface TransferCall {
  readonly account: Hex
  readonly to: Hex
  readonly value: bigint
  readonly data?: Hex
}

export function toTransferCall({ from, to, token, nft, amount }: Transfer<'eip155'>): TransferCall {
  const account = getAddress(from.address)
  const receiver = getAddress(to)
  if (token?.address === undefined) return { account, to: receiver, value: amount }
  const data = nft
    ? encodeNftTransfer(nft, { from: account, to: receiver, amount })
    : encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] })
  return { account, to: getAddress(token.address), value: 0n, data }
}
