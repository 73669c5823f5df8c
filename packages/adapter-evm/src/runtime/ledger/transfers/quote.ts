import { checkFee, type Transfer, type TransferQuote } from '@foyer/core/adapter'
import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { call as callContract, getBalance } from 'viem/actions'
import { unlessNode } from '../aggregate.js'
import type { LedgerContext } from '../context.js'
import { toAmount } from '../tokens.js'
import { limitsOf } from './feeLimits.js'
import { max } from './gasPrices.js'
import { holdingData, readHolding } from './nft.js'
import { choose, price } from './price.js'
import { toCall } from './toCall.js'

/** Fees and limits, all asked at once. */
export async function quote(
  { clientOf, ask }: LedgerContext,
  transfer: Transfer<'eip155'>,
  signal?: AbortSignal,
): Promise<TransferQuote> {
  const client = clientOf(transfer.network)
  const call = toCall(transfer)
  const { token, nft } = transfer
  const holdings = async () => {
    if (token?.address === undefined) return undefined
    const data = nft
      ? holdingData(nft, call.account)
      : encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [call.account] })
    // A thing that is gone has no owner: its contract fails.
    const asked = callContract(client, { to: getAddress(token.address), data })
    const { data: answer } = nft ? await asked.catch((cause) => unlessNode(cause) ?? { data: undefined }) : await asked
    return nft ? readHolding(nft, call.account, answer) : (toAmount(answer) ?? 0n)
  }
  const [{ choices }, native, held] = await ask(signal, () =>
    Promise.all([price(client, call), getBalance(client, { address: call.account }), holdings()]),
  )
  const fee = choose(choices, transfer.feeId).most
  checkFee({ fee, ...(held === undefined && { amount: transfer.amount }), limits: limitsOf(client) })
  const [first, ...others] = choices.map(({ fields: _, ...choice }) => choice)
  const balance = held ?? native
  return {
    fees: [first ?? choices[0], ...others],
    balance,
    native,
    most: held ?? max(0n, native - fee),
  }
}
