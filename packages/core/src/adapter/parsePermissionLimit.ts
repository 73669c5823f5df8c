import { sanitizeText } from '../utils/sanitizeText.js'
import type { PermissionLimit } from './permissions.js'

const LONGEST_PERIOD = 3_155_760_000 // seconds: a hundred years

type Fields = Readonly<Record<string, unknown>>

// Parses a permission's limit (ERC-7715). A limit that Foyer cannot read becomes one of kind `other`.
export function parsePermissionLimit(type: unknown, data: unknown, told: unknown): PermissionLimit {
  const name = sanitizeText(typeof type === 'string' ? type : '', 100)
  const other = { kind: 'other', type: name } as const
  const [, what, kind] = /^(native|erc20)-token-(transfer|allowance|periodic|stream)$/.exec(name) ?? []
  const fields: Fields = Object(data)
  const token = what === 'erc20' ? readAddress(fields.tokenAddress ?? fields.address) : undefined
  if (what === undefined || (what === 'erc20' && token === undefined)) return other
  const of = token === undefined ? {} : { token }
  const spent = parseUint256(told)
  const count = spent === undefined ? {} : { spent }
  if (kind === 'stream') return { kind, ...of, amount: parseUint256(fields.maxAmount) }
  if (kind === 'periodic') {
    const [amount, period] = [parseUint256(fields.periodAmount), Number(parseUint256(fields.periodDuration) ?? 0)]
    if (amount === undefined || period < 1 || period > LONGEST_PERIOD) return other
    return { kind: 'spend', ...of, amount, period, ...count }
  }
  const amount = parseUint256(fields.allowanceAmount ?? fields.allowance)
  return amount === undefined ? other : { kind: 'spend', ...of, amount, ...count }
}

export function parseUint256(value: unknown): bigint | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text) ? BigInt(text) : undefined
}

const readAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) ? value : undefined
