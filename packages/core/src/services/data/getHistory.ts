import * as z from 'zod/mini'
import type { Activity, ActivityKind, ActivityPage, ActivityTransfer } from '../../types/activity.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { Http } from '../http.js'
import { address, link, optional, parseAnswer, parseEach, RETRIES, text } from './fields.js'

export interface GetHistoryParameters {
  /** The address alone. */
  readonly account: string
  readonly chainId: CaipNetworkId
  /** `next` of the page before. */
  readonly cursor?: string | undefined
  /** Only what was bought there. */
  readonly onramp?: 'coinbase' | undefined
  readonly signal?: AbortSignal | undefined
}

/** Words of the service for what a transaction did that are not our own. */
const KINDS: Readonly<Record<string, ActivityKind>> = {
  approve: 'approve',
  borrow: 'borrow',
  bought: 'buy',
  burn: 'burn',
  cancel: 'cancel',
  claim: 'claim',
  deploy: 'deploy',
  deposit: 'deposit',
  mint: 'mint',
  receive: 'receive',
  repay: 'repay',
  send: 'send',
  stake: 'stake',
  trade: 'swap',
  unstake: 'unstake',
  withdraw: 'withdraw',
}

const picture = optional(z.object({ url: optional(link) }))

const transferSchema = z.object({
  direction: z.enum(['in', 'out', 'self']),
  quantity: optional(
    z.object({
      numeric: optional(z.string().check(z.refine((value) => /^\d{1,80}(\.\d{1,80})?$/.test(value)))),
    }),
  ),
  fungible_info: optional(z.object({ name: optional(text), symbol: optional(text), icon: picture })),
  nft_info: optional(
    z.object({
      name: optional(text),
      content: optional(z.object({ preview: picture })),
      flags: optional(z.object({ is_spam: optional(z.boolean()) })),
    }),
  ),
})

const transactionSchema = z.object({
  id: address,
  metadata: z.object({
    operationType: z.string(),
    hash: optional(address),
    minedAt: z.string(),
    sentFrom: optional(address),
    sentTo: optional(address),
    status: z.enum(['confirmed', 'failed', 'pending']),
    nonce: optional(z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0))),
    chain: optional(z.string()),
  }),
  transfers: z.catch(z.array(z.unknown()), []),
})

const pageSchema = z.object({ data: z.array(z.unknown()), next: optional(z.string()) })

/**
 * `GET /v1/account/{account}/history`: what happened with an account on a network, newest first. What is no transaction, or
 * is one of another network, is left out. Rejects as `Http` does, and with `RESPONSE_INVALID`.
 */
export async function getHistory(http: Http, parameters: GetHistoryParameters): Promise<ActivityPage> {
  const { account, chainId, cursor, onramp, signal } = parameters
  const path = `/v1/account/${encodeURIComponent(account)}/history`
  const answer = await http.getJson(path, { query: { cursor, onramp, chainId }, signal, retries: RETRIES })
  const { data, next } = parseAnswer(pageSchema, answer)
  const items = parseEach(transactionSchema, data).flatMap((each) => toActivity(each, chainId))
  return { items, next: next || undefined }
}

function toActivity(
  { id, metadata, transfers }: z.output<typeof transactionSchema>,
  caipNetworkId: CaipNetworkId,
): readonly Activity[] {
  const { operationType, hash, minedAt, sentFrom, sentTo, status, nonce, chain } = metadata
  if (chain !== undefined && chain !== caipNetworkId) return []
  const at = Date.parse(minedAt)
  return [
    {
      hash: hash ?? id,
      caipNetworkId,
      kind: Object.hasOwn(KINDS, operationType) ? (KINDS[operationType] ?? 'execute') : 'execute',
      status,
      at: Number.isNaN(at) ? undefined : at,
      from: sentFrom,
      to: sentTo,
      nonce,
      transfers: parseEach(transferSchema, transfers).map((each) => toTransfer(each, sentFrom, sentTo)),
    },
  ]
}

function toTransfer(
  { direction, quantity, fungible_info: token, nft_info: nft }: z.output<typeof transferSchema>,
  from: string | undefined,
  to: string | undefined,
): ActivityTransfer {
  return {
    direction,
    amount: quantity?.numeric,
    from,
    to,
    token: token && { name: token.name, symbol: token.symbol, iconUrl: token.icon?.url },
    nft: nft && { name: nft.name, imageUrl: nft.content?.preview?.url, isSpam: nft.flags?.is_spam },
  }
}
