import type { Transfer, TransferQuote } from '@foyer/core/adapter'
import type { NodeRequester } from '../accounts/createNodeRequester.js'
import { requireValue, toAmount } from '../accounts/values.js'
import { planTransfer, type TransferPlan } from './planTransfer.js'
import {
  checkTransferFee,
  countComputeUnits,
  getTransferFee,
  pickPriorityPrice,
  readTransferPrices,
  type TransferPrices,
} from './readTransferPrices.js'

const OVERHEAD = 128n

export async function readTransferQuote(
  request: NodeRequester,
  transfer: Transfer<'solana'>,
): Promise<{ readonly quote: TransferQuote; readonly prices: TransferPrices }> {
  const [planned, answer] = await Promise.all([
    planTransfer(request, transfer),
    request('getMinimumBalanceForRentExemption', [0]),
  ])
  const { instructions, sender, balance } = planned
  const prices = await readTransferPrices(request, { payer: transfer.from.address, instructions })
  const rentOf = toRent(requireValue(toAmount(answer), 'rent'))
  const units = countComputeUnits(instructions)
  const [first, ...others] = prices.choices
  const toFee = ({ id, price }: typeof first) => ({ id, amount: getTransferFee(prices, { price, units }) })
  const fee = toFee(pickPriorityPrice(prices, transfer.feeId)).amount
  checkTransferFee(fee, transfer)
  const native = sender?.lamports ?? 0n
  // The network rejects a transaction that leaves the sender less than rent, unless it leaves nothing.
  const stored = rentOf(sender?.data.length ?? 0)
  const extra = planned.newAccountSize === undefined ? 0n : rentOf(planned.newAccountSize)
  const free = native - fee - extra - stored
  const most = transfer.token ? (free >= 0n ? balance : 0n) : free
  const least = transfer.token ? undefined : getMissingRent(planned, rentOf)
  return {
    prices,
    quote: {
      fees: [toFee(first), ...others.map(toFee)],
      ...{ balance, native, reserve: stored },
      most: most > 0n ? most : 0n,
      ...(least !== undefined && { least }),
      ...(extra > 0n && { extra: { kind: 'tokenAccount', amount: extra } }),
    },
  }
}

const toRent = (ofNothing: bigint) => (size: number) => (ofNothing * (OVERHEAD + BigInt(size))) / OVERHEAD

function getMissingRent({ receiver }: TransferPlan, rentOf: (size: number) => bigint): bigint | undefined {
  const missing = rentOf(receiver?.data.length ?? 0) - (receiver?.lamports ?? 0n)
  return missing > 0n ? missing : undefined
}
