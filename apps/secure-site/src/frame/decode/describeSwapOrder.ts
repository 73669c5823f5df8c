import { zeroAddress } from 'viem'
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

const SIGNATURE_IS_ALL = 'Your signature is all they need. You won’t be asked again or see a network fee.'

/** Describes a signed order that sells one token for another. Undefined for other typed data. */
export function describeSwapOrder(fields: readonly TypedDataField[], account: string): ActionDescription | undefined {
  const first = (names: readonly string[]) =>
    names.map((name) => fields.find(({ path }) => path === name)?.value).find((value) => value !== undefined)
  const [input, requested] = [first(SOLD_FIELDS), first(BOUGHT_FIELDS)]
  const [soldAmount, boughtAmount] = [toBigInt(first(SOLD_AMOUNT_FIELDS)), toBigInt(first(BOUGHT_AMOUNT_FIELDS))]
  if (input === undefined || soldAmount === undefined || boughtAmount === undefined) return undefined
  const receiver = first(RECEIVER)
  const isOthers = receiver !== undefined && !isSameAddress(receiver, zeroAddress) && !isSameAddress(receiver, account)
  const warnings: ReviewWarning[] = [
    {
      level: 'warn',
      text: `This signature lets someone take what you give for what the order asks. ${SIGNATURE_IS_ALL}`,
    },
  ]
  if (boughtAmount < NEXT_TO_NOTHING) {
    const price = boughtAmount === 0n ? 'nothing' : 'next to nothing'
    warnings.unshift(bad(`This gives your tokens away for ${price}.`))
  }
  if (isOthers) warnings.unshift(bad(`The payment for your tokens goes to someone else: ${receiver}.`))
  return {
    title: 'Sell tokens',
    rows: [
      { name: 'You give', value: `${soldAmount} base units` },
      row('Token', input),
      { name: 'For at least', value: `${boughtAmount} base units` },
      ...(requested === undefined ? [] : [row('Token', requested)]),
      ...(isOthers ? [row('Paid to', receiver)] : []),
    ],
    warnings,
  }
}

const row = (name: string, value: unknown): ReviewRow => ({ name, value: String(value), code: true })
const bad = (text: string): ReviewWarning => ({ level: 'bad', text })
