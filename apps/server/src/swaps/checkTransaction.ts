import { refuse } from '../http/problems'
import { NATIVE_COIN, SLIPPAGE_PARTS, type SwapOrder, type SwapProvider, type SwapTransaction } from './types'

/** Parts by which a provider's least amount may be off, because providers round. */
const ROUNDING_PARTS = 1n

export const getLeast = ({ least, toAmount }: SwapTransaction, slippage: number): bigint =>
  least ?? (toAmount * (SLIPPAGE_PARTS - BigInt(slippage))) / SLIPPAGE_PARTS

/** Decides whether an amount is at least another, but for what providers round. */
export const isAtLeast = (amount: bigint, least: bigint): boolean =>
  amount * SLIPPAGE_PARTS >= least * (SLIPPAGE_PARTS - ROUNDING_PARTS)

/**
 * Refuses a provider's transaction unless it calls one of its routers, gives an allowance to none but these, pays what
 * was ordered, and promises what the slippage leaves.
 */
export function checkTransaction(
  { name, routers }: SwapProvider,
  { chain, from, amount }: SwapOrder,
  { transaction, slippage }: { readonly transaction: SwapTransaction; readonly slippage: number },
  log: (line: string) => void,
): void {
  const { to, spender, value, toAmount, least } = transaction
  const allowed = routers[`eip155:${chain}`] ?? []
  const stranger = [to, ...(spender !== undefined && from !== NATIVE_COIN ? [spender] : [])].find(
    (contract) => !allowed.includes(contract),
  )
  if (stranger !== undefined) {
    log(`swaps: ${name} wants to use ${stranger} on eip155:${chain}, which its routers do not list`)
    refuse(502, 'The provider wants to use a contract that this server does not allow.')
  }
  const isPaid = value === (from === NATIVE_COIN ? amount : 0n)
  const isHonest =
    least === undefined || isAtLeast(least, (toAmount * (SLIPPAGE_PARTS - BigInt(slippage))) / SLIPPAGE_PARTS)
  if (isPaid && isHonest && toAmount > 0n) return
  log(`swaps: ${name} built another swap than the one that was ordered`)
  refuse(502, 'The provider built another swap than the one that was ordered.')
}
