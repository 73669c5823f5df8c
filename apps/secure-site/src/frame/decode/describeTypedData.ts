import { isAddress } from 'viem'
import * as z from 'zod/mini'
import { describeAllowance } from './describeCall'
import { formatAmount } from './formatAmount'
import type { Deed, Review, Row, Warning } from './review'
import { showText } from './showText'

const record = z.record(z.string(), z.unknown())
export const typedData = z.object({
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  domain: z.optional(record),
  message: record,
})
export type TypedData = z.output<typeof typedData>

const MOST_ROWS = 200
const DEEPEST = 8
const PERMITS = /^Permit(Single|Batch|TransferFrom|BatchTransferFrom|WitnessTransferFrom|BatchWitnessTransferFrom)?$/

/** Typed data to sign: who it is for, and every field of it. */
export function describeTypedData(
  data: TypedData,
  { chainId, token }: { chainId: number; token?: { symbol: string; decimals: number } | undefined },
): Review {
  const domain = data.domain ?? {}
  const permit = PERMITS.test(data.primaryType) ? describePermit(data, token) : undefined
  const warnings: Warning[] = [...(permit?.warnings ?? [])]
  if (domain.chainId !== undefined && Number(domain.chainId) !== chainId) {
    warnings.push({ level: 'bad', text: `This is for network ${toText(domain.chainId)}, and you are on ${chainId}.` })
  }
  const fields = flatten(data.message)
  return {
    title: permit?.title ?? `Sign ${showText(data.primaryType)}`,
    warnings,
    sections: [
      ...(permit ? [{ rows: permit.rows }] : []),
      { title: 'For', rows: flatten(domain) },
      { title: permit ? 'All fields' : showText(data.primaryType), rows: fields, folded: permit !== undefined },
    ],
  }
}

/** A permit lets somebody spend without any transaction of the owner. */
function describePermit({ message }: TypedData, token: { symbol: string; decimals: number } | undefined): Deed {
  const { spender, value, allowed } = message
  const amount = toBigInt(value ?? (allowed === true ? 2n ** 256n - 1n : undefined))
  if (typeof spender === 'string' && isAddress(spender, { strict: false }) && amount !== undefined) {
    const words = token ? `${formatAmount(amount, token.decimals)} ${token.symbol}` : `${amount} of the smallest units`
    const allowance = describeAllowance({ spender, amount, words, token })
    const text = 'A signature is all they need: nothing else will be asked, and no fee shows it.'
    return { ...allowance, warnings: [...allowance.warnings, { level: 'bad', text }] }
  }
  const text = 'With this signature somebody can take tokens from you, without asking again. Look at every field.'
  return { title: 'Allow spending tokens', rows: [], warnings: [{ level: 'bad', text }] }
}

function flatten(value: unknown, path = '', depth = 0): Row[] {
  if (depth > DEEPEST) return [{ name: path, value: '…' }]
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : undefined
  if (entries === undefined) {
    const text = toText(value)
    return [{ name: showText(path), value: text, code: text.startsWith('0x') }]
  }
  if (entries.length === 0) return path === '' ? [] : [{ name: showText(path), value: 'empty' }]
  const rows = entries.flatMap(([name, each]) => flatten(each, path === '' ? name : `${path}.${name}`, depth + 1))
  if (rows.length <= MOST_ROWS) return rows
  return [...rows.slice(0, MOST_ROWS), { name: 'And more', value: `${rows.length - MOST_ROWS} fields are not shown` }]
}

const toText = (value: unknown) => showText(typeof value === 'string' ? value : String(value))

function toBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  return typeof value === 'string' && /^(0x[\da-f]+|\d+)$/i.test(value) ? BigInt(value) : undefined
}
