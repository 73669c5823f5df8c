import { isAddress, maxUint256 } from 'viem'
import { texts } from '../../texts/texts'
import { describeAllowance, type TokenInfo } from './describeAllowance'
import { describeDelegation } from './describeDelegation'
import { describeSafeTypedData } from './describeSafeTransaction'
import { describeSwapOrder } from './describeSwapOrder'
import { formatUntrustedName } from './escapeHiddenCharacters'
import { formatAmount } from './formatAmount'
import { toBigInt } from './readField'
import type { TypedData, TypedDataField } from './readTypedData'
import type { ActionDescription, ReviewRow } from './review'

const PERMIT = /^Permit(Single|Batch|(Batch)?(Witness)?TransferFrom)?$/
const MOVES = /^(Transfer|Receive)WithAuthorization$/
const ORDERS = /^(OrderComponents|BulkOrder)$/
const SAFE = 'SafeTx'

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
  if (inner) {
    const { calls, messages } = texts()
    return { title: calls.allowance.allowTokens, rows: [], warnings: [bad(messages.typedData.canTakeTokens)] }
  }
  return describeSwapOrder(fields, account) ?? describeDelegation(data, fields)
}

/** Describes EIP-2612, DAI's and Permit2's permits: the spender needs no transaction of the owner. */
function describePermit(fields: readonly TypedDataField[], token: TokenInfo | undefined): ActionDescription {
  const at = (path: string) => fields.find((field) => field.path === path)?.value
  const { allowance: words, rows: names } = texts().calls
  const { canTakeTokens, signatureIsAll } = texts().messages.typedData
  const spender = at('spender')
  const amount = toBigInt(at('value')) ?? (at('allowed') === true ? maxUint256 : undefined)
  if (typeof spender === 'string' && isAddress(spender, { strict: false }) && amount !== undefined) {
    const allowance = describeAllowance({ spender, amount, words: wordsOf(amount, token), token })
    return { ...allowance, warnings: [...allowance.warnings, bad(signatureIsAll)] }
  }
  return {
    title: words.allowTokens,
    rows: [...pick(fields, /(^|\.)spender$/, names.spender), ...pick(fields, /(^|\.)token$/, names.token)],
    warnings: [bad(canTakeTokens), bad(signatureIsAll)],
  }
}

/** Describes EIP-3009: anyone with the signature, or the named receiver, can transfer. */
function describeAuthorization(fields: readonly TypedDataField[], token: TokenInfo | undefined): ActionDescription {
  const at = (path: string) => fields.find((field) => field.path === path)?.value
  const amount = toBigInt(at('value'))
  const words = amount === undefined ? undefined : wordsOf(amount, token)
  const { rows: names, transfer } = texts().calls
  const { canSendTokens, signatureIsAll } = texts().messages.typedData
  return {
    title: words === undefined || token === undefined ? transfer.sendTokens : transfer.send(words),
    rows: [...(words === undefined ? [] : [{ name: names.amount, value: words }]), ...pick(fields, /^to$/, names.to)],
    warnings: [bad(canSendTokens), bad(signatureIsAll)],
  }
}

function describeSeaport(fields: readonly TypedDataField[]): ActionDescription {
  const { rows: names } = texts().calls
  const { offer, canTakeOffer, signatureIsAll } = texts().messages.typedData
  const offered = [
    ...pick(fields, /(^|\.)offer\.\d+\.token$/, names.youGive),
    ...pick(fields, /(^|\.)consideration\.\d+\.recipient$/, names.paidTo),
  ]
  return { title: offer, rows: offered, warnings: [bad(canTakeOffer), bad(signatureIsAll)] }
}

const isSeaport = (types: TypedData['types']) =>
  Object.keys(types).some((name) => ORDERS.test(name) || name === 'OfferItem')

const pick = (fields: readonly TypedDataField[], path: RegExp, name: string): ReviewRow[] =>
  fields.filter((field) => path.test(field.path)).map(({ value }) => ({ name, value: String(value), code: true }))

const wordsOf = (amount: bigint, token: TokenInfo | undefined) =>
  token
    ? `${formatAmount(amount, token.decimals)} ${formatUntrustedName(token.symbol, 16)}`
    : texts().calls.amounts.baseUnits(String(amount))

const bad = (text: string) => ({ level: 'bad', text }) as const
