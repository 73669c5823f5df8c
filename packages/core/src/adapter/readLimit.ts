import { plainText } from '../utils/plainText.js'
import type { PermissionLimit } from './permissions.js'

/** A hundred years. Seconds. */
const LONGEST_PERIOD = 3_155_760_000

type Fields = Readonly<Record<string, unknown>>

/** A permission of ERC-7715 as a wallet or a service says it, by its type and its data. What cannot be read is `other`. */
export function readLimit(type: unknown, data: unknown, told: unknown): PermissionLimit {
  const name = plainText(typeof type === 'string' ? type : '', 100)
  const other = { kind: 'other', type: name } as const
  const [, what, kind] = /^(native|erc20)-token-(transfer|allowance|periodic|stream)$/.exec(name) ?? []
  const fields: Fields = Object(data)
  const token = what === 'erc20' ? readAddress(fields.tokenAddress ?? fields.address) : undefined
  if (what === undefined || (what === 'erc20' && token === undefined)) return other
  const of = token === undefined ? {} : { token }
  const spent = readAmount(told)
  const count = spent === undefined ? {} : { spent }
  if (kind === 'stream') return { kind, ...of, amount: readAmount(fields.maxAmount) }
  if (kind === 'periodic') {
    const [amount, period] = [readAmount(fields.periodAmount), Number(readAmount(fields.periodDuration) ?? 0)]
    if (amount === undefined || period < 1 || period > LONGEST_PERIOD) return other
    return { kind: 'spend', ...of, amount, period, ...count }
  }
  const amount = readAmount(fields.allowanceAmount ?? fields.allowance)
  return amount === undefined ? other : { kind: 'spend', ...of, amount, ...count }
}

/** A number of 256 bits, in hex or decimal, as JSON has it. */
export function readAmount(value: unknown): bigint | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text) ? BigInt(text) : undefined
}

const readAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) ? value : undefined
