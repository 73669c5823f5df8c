import { isAddress, maxUint256 } from 'viem'
import { describeAllowance, type TokenInfo } from './describeAllowance'
import { describeDelegation } from './describeDelegation'
import { describeSafeTypedData } from './describeSafeTransaction'
import { describeSwapOrder } from './describeSwapOrder'
import { formatUntrustedName } from './escapeHiddenCharacters'
import { formatAmount } from './formatAmount'
import { toBigInt } from './readField'
import type { TypedData, TypedDataField } from './readTypedData'
import type { ActionDescription, ReviewRow } from './review'

const SIGNATURE_IS_ALL = 'Your signature is all they need. You won’t be asked again or see a network fee.'
const PERMIT = /^Permit(Single|Batch|(Batch)?(Witness)?TransferFrom)?$/
const MOVES = /^(Transfer|Receive)WithAuthorization$/
const ORDERS = /^(OrderComponents|BulkOrder)$/
const SAFE = 'SafeTx'
const TAKES = 'This signature lets someone take tokens from you without asking again. Check every field.'

export function describeKnownTypedData(
  data: TypedData,
  fields: readonly TypedDataField[],
  { account, token }: { readonly account: string; readonly token: TokenInfo | undefined },
): ActionDescription | undefined {
  const { primaryType, types } = data
  if (primaryType === SAFE) {
    return describeSafeTypedData(
      (path) => fields.find((field) => field.path === path)?.value,
      data.domain?.verifyingContract,
    )
  }
  if (PERMIT.test(primaryType)) return describePermit(fields, token)
  if (MOVES.test(primaryType)) return describeAuthorization(fields, token)
  if (ORDERS.test(primaryType) || isSeaport(types)) return describeSeaport(fields)
  // Data that contains a permit allows spending too.
  const inner = Object.keys(types).some(
    (name) => PERMIT.test(name) || MOVES.test(name) || /^(TokenPermissions|PermitDetails)$/.test(name),
  )
  if (inner) return { title: 'Allow spending tokens', rows: [], warnings: [bad(TAKES)] }
  return describeSwapOrder(fields, account) ?? describeDelegation(data, fields)
}

/** Describes EIP-2612, DAI's and Permit2's permits: the spender needs no transaction of the owner. */
function describePermit(fields: readonly TypedDataField[], token: TokenInfo | undefined): ActionDescription {
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
    rows: [...pick(fields, /(^|\.)spender$/, 'Spender'), ...pick(fields, /(^|\.)token$/, 'Token')],
    warnings: [bad(TAKES), bad(SIGNATURE_IS_ALL)],
  }
}

/** Describes EIP-3009: anyone with the signature, or the named receiver, can transfer. */
function describeAuthorization(fields: readonly TypedDataField[], token: TokenInfo | undefined): ActionDescription {
  const at = (path: string) => fields.find((field) => field.path === path)?.value
  const amount = toBigInt(at('value'))
  const words = amount === undefined ? undefined : wordsOf(amount, token)
  return {
    title: words === undefined || token === undefined ? 'Send tokens' : `Send ${words}`,
    rows: [...(words === undefined ? [] : [{ name: 'Amount', value: words }]), ...pick(fields, /^to$/, 'To')],
    warnings: [
      bad('This signature lets these tokens be sent from your account without asking again.'),
      bad(SIGNATURE_IS_ALL),
    ],
  }
}

function describeSeaport(fields: readonly TypedDataField[]): ActionDescription {
  const offered = [
    ...pick(fields, /(^|\.)offer\.\d+\.token$/, 'You give'),
    ...pick(fields, /(^|\.)consideration\.\d+\.recipient$/, 'Paid to'),
  ]
  const text =
    'Anyone with this signature can take what you offer for the price in it, which may be nothing. Check every field.'
  return { title: 'Offer your assets for sale', rows: offered, warnings: [bad(text), bad(SIGNATURE_IS_ALL)] }
}

const isSeaport = (types: TypedData['types']) =>
  Object.keys(types).some((name) => ORDERS.test(name) || name === 'OfferItem')

const pick = (fields: readonly TypedDataField[], path: RegExp, name: string): ReviewRow[] =>
  fields.filter((field) => path.test(field.path)).map(({ value }) => ({ name, value: String(value), code: true }))

const wordsOf = (amount: bigint, token: TokenInfo | undefined) =>
  token ? `${formatAmount(amount, token.decimals)} ${formatUntrustedName(token.symbol, 16)}` : `${amount} base units`

const bad = (text: string) => ({ level: 'bad', text }) as const
