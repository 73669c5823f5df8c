import { checkFee, type Transfer, type TransferQuote } from '@foyer/core/adapter'
import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { call, getBalance } from 'viem/actions'
import type { ChainReaderContext } from '../context.js'
import { ignoreExecutionError } from '../contracts/executionErrors.js'
import { decodeUint256 } from '../tokens/readTokens.js'
import { getGasPriceLimits } from './feeLimits.js'
import { decodeNftBalance, encodeNftBalanceCall } from './nft.js'
import { pickFeeChoice, priceCall } from './priceCall.js'
import { maxBigInt } from './readGasPrices.js'
import { toTransferCall } from './toTransferCall.js'

export async function readTransferQuote(
  { getClient, request }: ChainReaderContext,
  transfer: Transfer<'eip155'>,
  signal?: AbortSignal,
): Promise<TransferQuote> {
  const client = getClient(transfer.network)
  const transferCall = toTransferCall(transfer)
  const { token, nft } = transfer
  const holdings = async () => {
    if (token?.address === undefined) return undefined
    const data = nft
      ? encodeNftBalanceCall(nft, transferCall.account)
      : encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [transferCall.account] })
    // `ownerOf` reverts for a burned NFT.
    const reading = call(client, { to: getAddress(token.address), data })
    const { data: answer } = nft
      ? await reading.catch((cause) => ignoreExecutionError(cause) ?? { data: undefined })
      : await reading
    return nft ? decodeNftBalance(nft, transferCall.account, answer) : (decodeUint256(answer) ?? 0n)
  }
  const [{ choices }, native, held] = await request(signal, () =>
    Promise.all([priceCall(client, transferCall), getBalance(client, { address: transferCall.account }), holdings()]),
  )
  const fee = pickFeeChoice(choices, transfer.feeId).most
  checkFee({ fee, ...(held === undefined && { amount: transfer.amount }), limits: getGasPriceLimits(client) })
  const [first, ...others] = choices.map(({ fields: _, ...choice }) => choice)
  const balance = held ?? native
  return {
    fees: [first ?? choices[0], ...others],
    balance,
    native,
    most: held ?? maxBigInt(0n, native - fee),
  }
}
