import * as z from 'zod/mini'
import { createHttp, type Http, type HttpQuery } from '../../http/http.js'
import type { Activity, ActivityTransfer } from '../../types/activity.js'
import type { CaipNetworkId } from '../../types/caip.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { sanitizeText } from '../../utils/sanitizeText.js'
import type { ActivitySource } from './sources.js'

// Source of history that uses Blockscout's REST API v2. The API has two lists: transactions of an address, and its
// token transfers.

const MAX_TEXT = 100

const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)
const text = z.pipe(
  z.string(),
  z.transform((value: string) => sanitizeText(value, MAX_TEXT) || undefined),
)
const hash = z.string().check(z.refine((value) => /^0x[0-9a-f]{1,128}$/i.test(value)))
const party = optional(z.object({ hash }))
const amount = z.pipe(
  z.string().check(z.refine((value) => /^\d{1,78}$/.test(value))),
  z.transform((value: string) => BigInt(value)),
)
const time = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => Date.parse(value)),
  ),
  z.int(),
)
const decimals = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => Number(value)),
)

const transactionSchema = z.object({
  hash,
  timestamp: optional(time),
  from: party,
  to: party,
  value: optional(amount),
  fee: optional(z.object({ value: optional(amount) })),
  nonce: optional(z.int().check(z.gte(0))),
  status: optional(z.string()),
  raw_input: optional(z.string()),
})
const transferSchema = z.object({
  transaction_hash: optional(hash),
  // Name of this field on older Blockscout servers.
  tx_hash: optional(hash),
  timestamp: optional(time),
  from: party,
  to: party,
  token: z.object({
    address: optional(hash),
    address_hash: optional(hash),
    symbol: optional(text),
    name: optional(text),
    type: optional(z.string()),
    icon_url: optional(z.string().check(z.refine((value) => /^https:\/\/\S{1,2000}$/i.test(value)))),
  }),
  total: optional(z.object({ value: optional(amount), decimals: optional(decimals), token_id: optional(z.string()) })),
})
const pageSchema = z.object({
  items: z.array(z.unknown()),
  next_page_params: optional(z.nullable(z.record(z.string(), z.unknown()))),
})
const cursorSchema = z.array(z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))))

interface BlockscoutParameters {
  readonly urls: Readonly<Record<CaipNetworkId, string>>
  readonly signal: AbortSignal
  readonly note: (url: string) => void
}

export function createBlockscoutSource({ urls, signal: life, note }: BlockscoutParameters): ActivitySource {
  return {
    id: 'explorer',
    async read({ address, network, cursor, signal }) {
      const baseUrl = urls[network.caipNetworkId]?.replace(/\/+$/, '')
      if (baseUrl === undefined) return undefined
      const http = createHttp({ baseUrl, query: {}, signal: life, note })
      // The cursor has one part for each of the two lists. Null means that this list has ended.
      const [ofTransactions, ofTransfers] = cursor === undefined ? [{}, {}] : cursorSchema.parse(JSON.parse(cursor))
      const path = `/api/v2/addresses/${encodeURIComponent(address)}`
      const [transactions, transfers] = await Promise.all([
        readPage(http, `${path}/transactions`, ofTransactions, signal),
        readPage(http, `${path}/token-transfers`, ofTransfers, signal),
      ])
      const me = address.toLowerCase()
      const { decimals, symbol, name } = network.nativeCurrency
      const coin = { decimals, token: { symbol, name } }
      const items = [
        ...transactions.items.flatMap((each) => toActivity(each, me, network.caipNetworkId, coin)),
        ...transfers.items.flatMap((each) => toTokenActivity(each, me, network.caipNetworkId)),
      ].sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
      const next = [transactions.next, transfers.next]
      return { items, next: next.some(Boolean) ? JSON.stringify(next) : undefined }
    },
  }
}

async function readPage(http: Http, path: string, query: HttpQuery | null | undefined, signal: AbortSignal) {
  if (!query) return { items: [], next: null }
  const { items, next_page_params: next } = pageSchema.parse(await http.getJson(path, { query, signal }))
  return { items, next: next ?? null }
}

interface Coin {
  readonly decimals: number
  readonly token: NonNullable<ActivityTransfer['token']>
}

function toActivity(entry: unknown, me: string, caipNetworkId: CaipNetworkId, coin: Coin): readonly Activity[] {
  const { data } = transactionSchema.safeParse(entry)
  if (!data) return []
  const { hash, timestamp, from, to, value, fee, nonce, status, raw_input: input } = data
  const isMine = from?.hash.toLowerCase() === me
  const transfer = value && toTransfer(me, from?.hash, to?.hash)
  return [
    {
      hash,
      caipNetworkId,
      // A transaction without input only transfers value, even if the value is zero.
      kind: isMine && (transfer || input === '0x') ? 'send' : transfer ? 'receive' : 'execute',
      status: status === 'error' ? 'failed' : status === 'ok' ? 'confirmed' : 'pending',
      at: timestamp,
      from: from?.hash,
      to: to?.hash,
      fee: isMine ? fee?.value : undefined,
      nonce: isMine ? nonce : undefined,
      transfers: transfer ? [{ ...transfer, amount: formatUnits(value, coin.decimals), token: coin.token }] : [],
    },
  ]
}

function toTokenActivity(entry: unknown, me: string, caipNetworkId: CaipNetworkId): readonly Activity[] {
  const { data } = transferSchema.safeParse(entry)
  const hash = data?.transaction_hash ?? data?.tx_hash
  if (!data || !hash) return []
  const { from, to, token, total, timestamp } = data
  const transfer = toTransfer(me, from?.hash, to?.hash)
  const address = token.address ?? token.address_hash
  const places = total?.decimals ?? 0
  const isCount = Number.isInteger(places) && places >= 0 && places <= 36
  const isToken = token.type === undefined || token.type === 'ERC-20'
  return [
    {
      hash,
      caipNetworkId,
      kind: transfer.direction === 'in' ? 'receive' : 'send',
      status: 'confirmed',
      at: timestamp,
      transfers: [
        isToken
          ? {
              ...transfer,
              amount: total?.value !== undefined && isCount ? formatUnits(total.value, places) : undefined,
              token: { address, symbol: token.symbol, name: token.name, iconUrl: token.icon_url },
            }
          : { ...transfer, nft: { address, name: token.name, tokenId: total?.token_id } },
      ],
    },
  ]
}

function toTransfer(me: string, from: string | undefined, to: string | undefined): ActivityTransfer {
  const [isFromMe, isToMe] = [from?.toLowerCase() === me, to?.toLowerCase() === me]
  return { direction: isFromMe && isToMe ? 'self' : isFromMe ? 'out' : 'in', from, to }
}
