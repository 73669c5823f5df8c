import { zeroAddress } from 'viem'
import { texts } from '../../texts/texts'
import { isSameAddress, toBigInt } from './readField'
import type { TypedDataField } from './readTypedData'
import type { ActionDescription, ReviewRow, ReviewWarning } from './review'

/** Field names in orders of CoW Swap, 1inch and 0x: amounts, tokens and the receiver. */
const SOLD_FIELDS = ['sellToken', 'makerAsset', 'makerToken', 'inputToken'] as const
const SOLD_AMOUNT_FIELDS = ['sellAmount', 'makingAmount', 'makerAmount', 'inputAmount'] as const
const BOUGHT_FIELDS = ['buyToken', 'takerAsset', 'takerToken', 'outputToken'] as const
const BOUGHT_AMOUNT_FIELDS = ['buyAmount', 'takingAmount', 'takerAmount', 'outputAmount'] as const
const RECEIVER = ['receiver', 'recipient'] as const

/** Amounts below this are worthless in any token. In smallest units. */
const NEXT_TO_NOTHING = 1_000n

/** Describes a signed order that sells one token for another. Undefined for other typed data. */
export function describeSwapOrder(fields: readonly TypedDataField[], account: string): ActionDescription | undefined {
  const first = (names: readonly string[]) =>
    names.map((name) => fields.find(({ path }) => path === name)?.value).find((value) => value !== undefined)
  const [input, requested] = [first(SOLD_FIELDS), first(BOUGHT_FIELDS)]
  const [soldAmount, boughtAmount] = [toBigInt(first(SOLD_AMOUNT_FIELDS)), toBigInt(first(BOUGHT_AMOUNT_FIELDS))]
  if (input === undefined || soldAmount === undefined || boughtAmount === undefined) return undefined
  const { amounts, rows, swapOrder } = texts().calls
  const receiver = first(RECEIVER)
  const isOthers = receiver !== undefined && !isSameAddress(receiver, zeroAddress) && !isSameAddress(receiver, account)
  const warnings: ReviewWarning[] = [{ level: 'warn', text: swapOrder.canTake }]
  if (boughtAmount < NEXT_TO_NOTHING)
    warnings.unshift(bad(boughtAmount === 0n ? swapOrder.forNothing : swapOrder.forNextToNothing))
  if (isOthers) warnings.unshift(bad(swapOrder.paidToOther(String(receiver))))
  return {
    title: swapOrder.sell,
    rows: [
      { name: rows.youGive, value: amounts.baseUnits(String(soldAmount)) },
      row(rows.token, input),
      { name: rows.forAtLeast, value: amounts.baseUnits(String(boughtAmount)) },
      ...(requested === undefined ? [] : [row(rows.token, requested)]),
      ...(isOthers ? [row(rows.paidTo, receiver)] : []),
    ],
    warnings,
  }
}

const row = (name: string, value: unknown): ReviewRow => ({ name, value: String(value), code: true })
const bad = (text: string): ReviewWarning => ({ level: 'bad', text })
