import { zeroAddress } from 'viem'
import { texts } from '../../texts/texts'
import { formatAmount } from './formatAmount'
import { isSameAddress, toBigInt } from './readField'
import type { ActionDescription, ReviewRow, ReviewWarning } from './review'

/** Holds a Safe transaction from typed data (`SafeTx`) or a call (`execTransaction`). */
export interface SafeTransaction {
  readonly safe: string | undefined
  readonly to: string | undefined
  readonly value: bigint | undefined
  readonly data: string
  readonly operation: bigint | undefined
  readonly gasPrice: bigint | undefined
  readonly refundReceiver: string | undefined
}

const CALL = 0n
const COIN_DECIMALS = 18

/** Describes a Safe transaction, and warns where its owners may lose the Safe. */
export function describeSafeTransaction({
  safe,
  to,
  value,
  data,
  operation,
  gasPrice,
  refundReceiver,
}: SafeTransaction): ActionDescription {
  const { amounts, rows: names, safe: words } = texts().calls
  const rows: ReviewRow[] = [
    ...(safe === undefined ? [] : [code(names.safe, safe)]),
    ...(to === undefined ? [] : [code(operation === CALL ? names.calls : names.runsCodeOf, to)]),
    ...(value === undefined ? [] : [{ name: names.sends, value: amounts.coins(formatAmount(value, COIN_DECIMALS)) }]),
  ]
  const warnings: ReviewWarning[] = [{ level: 'warn', text: words.anyoneCanRun }]
  if (operation !== CALL) warnings.push({ level: 'bad', text: words.runsOthersCode })
  if (safe !== undefined && to !== undefined && isSameAddress(safe, to) && data !== '0x') {
    warnings.push({ level: 'bad', text: words.changesSettings })
  }
  if (gasPrice !== 0n) {
    const isToSender = refundReceiver === undefined || isSameAddress(refundReceiver, zeroAddress)
    warnings.push({ level: 'bad', text: isToSender ? words.refundToSender : words.refundTo(refundReceiver) })
  }
  return { title: words.approve, rows, warnings, data }
}

export function describeSafeTypedData(at: (path: string) => unknown, safe: unknown): ActionDescription {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const { data: _, ...deed } = describeSafeTransaction({
    safe: text(safe),
    to: text(at('to')),
    value: toBigInt(at('value')),
    data: text(at('data')) ?? '0x',
    operation: toBigInt(at('operation')),
    gasPrice: toBigInt(at('gasPrice')) ?? 0n,
    refundReceiver: text(at('refundReceiver')),
  })
  return deed
}

const code = (name: string, value: string): ReviewRow => ({ name, value, code: true })
