import type { Transfer } from '@foyer/core/adapter'
import { encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import { nftData } from './nft.js'

/** What is sent for a transfer: coins as they are (S4.083), a token or an NFT by its contract (S4.084). */
export interface TransferCall {
  readonly account: Hex
  readonly to: Hex
  readonly value: bigint
  readonly data?: Hex
}

export function toCall({ from, to, token, nft, amount }: Transfer<'eip155'>): TransferCall {
  const account = getAddress(from.address)
  const receiver = getAddress(to)
  if (token?.address === undefined) return { account, to: receiver, value: amount }
  const data = nft
    ? nftData(nft, { from: account, to: receiver, amount })
    : encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] })
  return { account, to: getAddress(token.address), value: 0n, data }
}
