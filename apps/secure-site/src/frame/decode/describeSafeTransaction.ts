import { zeroAddress } from 'viem'
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
  const rows: ReviewRow[] = [
    ...(safe === undefined ? [] : [code('Safe', safe)]),
    ...(to === undefined ? [] : [code(operation === CALL ? 'Calls' : 'Runs code of', to)]),
    ...(value === undefined ? [] : [{ name: 'Sends', value: `${formatAmount(value, COIN_DECIMALS)} coins` }]),
  ]
  const warnings: ReviewWarning[] = [
    { level: 'warn', text: 'Once enough owners have signed, anyone can make the Safe do this.' },
  ]
  if (operation !== CALL) {
    const text = 'This runs another contract’s code as the Safe (delegatecall). It can take everything the Safe holds.'
    warnings.push({ level: 'bad', text })
  }
  if (safe !== undefined && to !== undefined && isSameAddress(safe, to) && data !== '0x') {
    warnings.push({ level: 'bad', text: 'This changes the Safe’s own settings, such as its owners or modules.' })
  }
  if (gasPrice !== 0n) {
    const receiver = refundReceiver === undefined || isSameAddress(refundReceiver, zeroAddress)
    const whom = receiver ? 'the sender' : (refundReceiver ?? '')
    warnings.push({ level: 'bad', text: `The Safe pays a refund to ${whom}. It may be more than the fee.` })
  }
  return { title: 'Approve a Safe transaction', rows, warnings, data }
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
