import type { Transfer, TransferQuote } from '@foyer/core/adapter'
import type { Ask } from '../read/ask.js'
import { needed, toAmount } from '../read/values.js'
import { type Plan, plan } from './plan.js'
import { checkFeeOf, choose, feeOf, type Prices, readPrices, unitsOf } from './readPrices.js'

/** What every account takes before it has a byte of its own. */
const OVERHEAD = 128n

/** Fees and limits, as the chain has them now. */
export async function quote(
  ask: Ask,
  transfer: Transfer<'solana'>,
): Promise<{ readonly quote: TransferQuote; readonly prices: Prices }> {
  const [planned, answer] = await Promise.all([plan(ask, transfer), ask('getMinimumBalanceForRentExemption', [0])])
  const { instructions, sender, balance } = planned
  const prices = await readPrices(ask, { payer: transfer.from.address, instructions })
  const rentOf = toRent(needed(toAmount(answer), 'rent'))
  const units = unitsOf(instructions)
  const [first, ...others] = prices.choices
  const toFee = ({ id, price }: typeof first) => ({ id, amount: feeOf(prices, { price, units }) })
  const fee = toFee(choose(prices, transfer.feeId)).amount
  checkFeeOf(fee, transfer)
  const native = sender?.lamports ?? 0n
  // Fewer lamports than this, and the network takes no transaction that leaves them, unless it leaves none at all.
  const kept = rentOf(sender?.data.length ?? 0)
  const extra = planned.newAccountSize === undefined ? 0n : rentOf(planned.newAccountSize)
  const free = native - fee - extra - kept
  const most = transfer.token ? (free >= 0n ? balance : 0n) : free
  const least = transfer.token ? undefined : leastOf(planned, rentOf)
  return {
    prices,
    quote: {
      fees: [toFee(first), ...others.map(toFee)],
      ...{ balance, native, kept },
      most: most > 0n ? most : 0n,
      ...(least !== undefined && { least }),
      ...(extra > 0n && { extra: { kind: 'tokenAccount', amount: extra } }),
    },
  }
}

/** The network holds each byte at the same price. */
const toRent = (ofNothing: bigint) => (size: number) => (ofNothing * (OVERHEAD + BigInt(size))) / OVERHEAD

/** What the receiver lacks to live. */
function leastOf({ receiver }: Plan, rentOf: (size: number) => bigint): bigint | undefined {
  const missing = rentOf(receiver?.data.length ?? 0) - (receiver?.lamports ?? 0n)
  return missing > 0n ? missing : undefined
}
