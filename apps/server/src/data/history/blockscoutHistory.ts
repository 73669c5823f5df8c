import { isAddress } from 'viem'
import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import type { Coin } from '../coins/coinSchema'
import { fetchJson } from '../sources/fetchJson'
import { amountField, decimalsField, iconField, nameField, optionalField, symbolField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import { toTransfers } from './otterscanHistory'
import { toOperation } from './toOperation'
import type { HistorySource, HistoryTransaction, HistoryTransfer } from './types'

const MAX_ITEMS = 100

const hash = z.string().check(z.regex(/^0x[\da-f]{64}$/i))
const party = optionalField(z.object({ hash: z.string().check(z.regex(/^0x[\da-f]{40}$/i)) }))
const timeField = optionalField(
  z
    .pipe(
      z.string().check(z.maxLength(40)),
      z.transform((text: string) => new Date(text)),
    )
    .check(z.refine((date) => !Number.isNaN(date.getTime()))),
)
const transactionSchema = z.object({
  hash,
  timestamp: timeField,
  from: party,
  to: party,
  value: optionalField(amountField),
  nonce: optionalField(z.int().check(z.gte(0))),
  status: optionalField(z.string()),
  raw_input: optionalField(z.string()),
})
const decimalsText = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,2}$/)), z.number()]),
  z.pipe(
    z.transform((value: string | number) => Number(value)),
    decimalsField,
  ),
)
const transferSchema = z.object({
  transaction_hash: hash,
  timestamp: timeField,
  from: party,
  to: party,
  token: z.object({
    type: optionalField(z.string()),
    symbol: symbolField,
    name: nameField,
    decimals: optionalField(decimalsText),
    icon_url: optionalField(iconField),
  }),
  total: z.object({ value: amountField, decimals: optionalField(decimalsText) }),
})
const cursorPart = z.record(
  z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]),
)
const pageSchema = z.object({
  items: z.array(z.unknown()).check(z.maxLength(MAX_ITEMS)),
  next_page_params: optionalField(cursorPart),
})
// One part for each of the two lists; null for one that has ended.
const cursorSchema = z.tuple([z.nullable(cursorPart), z.nullable(cursorPart)])

/** Reads the history of an EVM account from Blockscout's API v2, which asks to be named where its data show. */
export const blockscoutHistory: HistorySource = {
  namespace: 'eip155',
  isAddress: (text) => isAddress(text, { strict: false }),
  async read({ url, address, cursor, coins, signal }) {
    const parts = z.safeParse(cursorSchema, cursor === undefined ? [{}, {}] : parseJson(cursor))
    if (!parts.success) return { transactions: [], next: undefined }
    const me = address.toLowerCase()
    const base = `${url.replace(/\/+$/, '')}/api/v2/addresses/${me}`
    const [own, moved] = await Promise.all([
      readPage(`${base}/transactions`, parts.data[0], signal),
      readPage(`${base}/token-transfers`, parts.data[1], signal),
    ])
    const native = coins.find((coin) => coin.address === undefined)
    const found = [
      ...own.items.flatMap((item) => toTransaction(item, native, me)),
      ...moved.items.flatMap((item) => toTokenTransaction(item, me)),
    ]
    const next = own.next === null && moved.next === null ? undefined : JSON.stringify([own.next, moved.next])
    return { transactions: mergeByHash(found), next, attribution: 'Blockscout' }
  },
}

async function readPage(url: string, part: z.output<typeof cursorPart> | null, signal: AbortSignal) {
  if (part === null) return { items: [], next: null }
  const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]))
  const page = z.safeParse(pageSchema, await fetchJson(`${url}?${query}`, { signal }))
  if (!page.success) throw new SourceError('no page of an explorer')
  return { items: page.data.items, next: page.data.next_page_params ?? null }
}

function toTransaction(item: unknown, coin: Coin | undefined, me: string): readonly HistoryTransaction[] {
  const { data } = z.safeParse(transactionSchema, item)
  if (!data) return []
  const { timestamp, from, to, value, nonce, raw_input } = data
  const status = data.status === 'error' ? 'failed' : data.status === 'ok' ? 'confirmed' : 'pending'
  const transfers =
    value && coin && from && to && status !== 'failed'
      ? toTransfers({ from: from.hash, to: to.hash, value, coin, me })
      : []
  return [
    {
      hash: data.hash,
      operation: to ? toOperation(transfers, raw_input === '0x' && from?.hash.toLowerCase() === me) : 'deploy',
      minedAt: timestamp ?? undefined,
      from: from?.hash ?? '',
      to: to?.hash ?? '',
      status,
      nonce: from?.hash.toLowerCase() === me ? (nonce ?? undefined) : undefined,
      transfers,
    },
  ]
}

function toTokenTransaction(item: unknown, me: string): readonly HistoryTransaction[] {
  const { data } = z.safeParse(transferSchema, item)
  if (!data?.from || !data.to || (data.token.type ?? 'ERC-20') !== 'ERC-20') return []
  const { from, to, token, total, timestamp } = data
  const decimals = total.decimals ?? token.decimals
  if (decimals == null) return []
  const coin = { name: token.name, symbol: token.symbol, decimals, icon: token.icon_url ?? undefined }
  const transfers = toTransfers({ from: from.hash, to: to.hash, value: total.value, coin, me })
  return [
    {
      hash: data.transaction_hash,
      operation: toOperation(transfers, false),
      minedAt: timestamp ?? undefined,
      from: from.hash,
      to: to.hash,
      status: 'confirmed',
      transfers,
    },
  ]
}

/** Joins what both lists say of a transaction, newest first. */
function mergeByHash(found: readonly HistoryTransaction[]): readonly HistoryTransaction[] {
  const merged = new Map<string, HistoryTransaction>()
  for (const each of found) {
    const known = merged.get(each.hash)
    const transfers: readonly HistoryTransfer[] = [...(known?.transfers ?? []), ...each.transfers]
    const isCall = known?.operation === 'execute'
    merged.set(
      each.hash,
      known ? { ...known, transfers, operation: isCall ? toOperation(transfers, false) : known.operation } : each,
    )
  }
  return [...merged.values()].sort((one, other) => toTime(other) - toTime(one))
}

const toTime = ({ minedAt }: HistoryTransaction) => minedAt?.getTime() ?? Number.MAX_SAFE_INTEGER
