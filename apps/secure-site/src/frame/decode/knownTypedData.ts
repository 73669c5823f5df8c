import { isAddress, maxUint256 } from 'viem'
import { describeAllowance } from './describeCall'
import { formatAmount } from './formatAmount'
import type { Field, TypedData } from './readTypedData'
import type { Deed, Row } from './review'
import { showName } from './showText'

export interface KnownToken {
  readonly symbol: string
  readonly decimals: number
}

const SIGNATURE_IS_ALL = 'A signature is all they need: nothing else will be asked, and no fee shows it.'
const PERMIT = /^Permit(Single|Batch|(Batch)?(Witness)?TransferFrom)?$/
const MOVES = /^(Transfer|Receive)WithAuthorization$/
const ORDERS = /^(OrderComponents|BulkOrder)$/
const TAKES = 'With this signature somebody can take tokens from you, without asking again. Look at every field.'

/** Signatures that move what somebody owns, by what their types are called. */
export function describeKnown(
  data: TypedData,
  fields: readonly Field[],
  token: KnownToken | undefined,
): Deed | undefined {
  const { primaryType, types } = data
  if (PERMIT.test(primaryType)) return describePermit(fields, token)
  if (MOVES.test(primaryType)) return describeAuthorization(fields, token)
  if (ORDERS.test(primaryType) || isOrder(types)) return describeOrder(fields)
  // Whatever the whole is called: a permit inside of it is one.
  const inner = Object.keys(types).some(
    (name) => PERMIT.test(name) || MOVES.test(name) || /^(TokenPermissions|PermitDetails)$/.test(name),
  )
  return inner ? { title: 'Allow spending tokens', rows: [], warnings: [bad(TAKES)] } : undefined
}

/** EIP-2612, its like of DAI, and Permit2's: they let somebody spend without any transaction of the owner. */
function describePermit(fields: readonly Field[], token: KnownToken | undefined): Deed {
  const at = (path: string) => fields.find((field) => field.path === path)?.value
  const spender = at('spender')
  const amount = toBigInt(at('value')) ?? (at('allowed') === true ? maxUint256 : undefined)
  if (typeof spender === 'string' && isAddress(spender, { strict: false }) && amount !== undefined) {
    const words = wordsOf(amount, token)
    const allowance = describeAllowance({ spender, amount, words, token })
    return { ...allowance, warnings: [...allowance.warnings, bad(SIGNATURE_IS_ALL)] }
  }
  return {
    title: 'Allow spending tokens',
    rows: [...pick(fields, /(^|\.)spender$/, 'Who may spend it'), ...pick(fields, /(^|\.)token$/, 'Token')],
    warnings: [bad(TAKES), bad(SIGNATURE_IS_ALL)],
  }
}

/** EIP-3009: whoever has the signature makes the transfer, or the named receiver does. */
function describeAuthorization(fields: readonly Field[], token: KnownToken | undefined): Deed {
  const at = (path: string) => fields.find((field) => field.path === path)?.value
  const amount = toBigInt(at('value'))
  const words = amount === undefined ? undefined : wordsOf(amount, token)
  return {
    title: words === undefined || token === undefined ? 'Send tokens' : `Send ${words}`,
    rows: [...(words === undefined ? [] : [{ name: 'Amount', value: words }]), ...pick(fields, /^to$/, 'To')],
    warnings: [
      bad('Whoever has this signature can send these tokens from your account, without asking again.'),
      bad(SIGNATURE_IS_ALL),
    ],
  }
}

/** Seaport: what is offered leaves for what is considered. */
function describeOrder(fields: readonly Field[]): Deed {
  const offered = [
    ...pick(fields, /(^|\.)offer\.\d+\.token$/, 'You give'),
    ...pick(fields, /(^|\.)consideration\.\d+\.recipient$/, 'Paid to'),
  ]
  const text =
    'With this signature anybody can take what is offered for what is asked, which may be nothing. Look at every field.'
  return { title: 'Offer what you own for sale', rows: offered, warnings: [bad(text), bad(SIGNATURE_IS_ALL)] }
}

const isOrder = (types: TypedData['types']) =>
  Object.keys(types).some((name) => ORDERS.test(name) || name === 'OfferItem')

const pick = (fields: readonly Field[], path: RegExp, name: string): Row[] =>
  fields.filter((field) => path.test(field.path)).map(({ value }) => ({ name, value: String(value), code: true }))

const wordsOf = (amount: bigint, token: KnownToken | undefined) =>
  token ? `${formatAmount(amount, token.decimals)} ${showName(token.symbol, 16)}` : `${amount} of the smallest units`

const bad = (text: string) => ({ level: 'bad', text }) as const

function toBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  return typeof value === 'string' && /^(0x[\da-f]+|\d+)$/i.test(value) ? BigInt(value) : undefined
}
