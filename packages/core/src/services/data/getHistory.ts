import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import type { Activity, ActivityKind, ActivityPage, ActivityTransfer } from '../../types/activity.js'
import type { CaipNetworkId } from '../../types/caip.js'
import { plainText } from '../../utils/plainText.js'
import type { Http } from '../http.js'

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

/** Longer than any text of a transaction that is meant to be read, or any link. */
const MAX_TEXT = 100
const MAX_LINK = 2_048

/** Others can say it too: a service that is down is not waited for. */
const RETRIES = 1

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

/** What does not fit is left out; the rest stays. */
const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)
const text = z.pipe(
  z.string().check(z.refine((value) => value.length > 0)),
  z.transform((value: string) => plainText(value, MAX_TEXT) || undefined),
)
/** An address, a hash: nothing that could be read as something else. */
const id = z.string().check(z.refine((value) => /^[\w:.-]{1,128}$/.test(value)))
const link = z.string().check(z.refine((value) => value.length <= MAX_LINK && /^https:\/\/\S+$/i.test(value)))
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
  id,
  metadata: z.object({
    operationType: z.string(),
    hash: optional(id),
    minedAt: z.string(),
    sentFrom: optional(id),
    sentTo: optional(id),
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
  const parsed = pageSchema.safeParse(
    await http.getJson(path, {
      query: { cursor, onramp, chainId },
      signal,
      retries: RETRIES,
    }),
  )
  if (!parsed.success) throw new ModalError('RESPONSE_INVALID', { cause: parsed.error })
  const { data, next } = parsed.data
  return { items: data.flatMap((each) => toActivity(each, chainId)), next: next || undefined }
}

function toActivity(entry: unknown, caipNetworkId: CaipNetworkId): readonly Activity[] {
  const { data } = transactionSchema.safeParse(entry)
  if (!data) return []
  const { operationType, hash, minedAt, sentFrom, sentTo, status, nonce, chain } = data.metadata
  if (chain !== undefined && chain !== caipNetworkId) return []
  const at = Date.parse(minedAt)
  return [
    {
      hash: hash ?? data.id,
      caipNetworkId,
      kind: Object.hasOwn(KINDS, operationType) ? (KINDS[operationType] ?? 'execute') : 'execute',
      status,
      at: Number.isNaN(at) ? undefined : at,
      from: sentFrom,
      to: sentTo,
      nonce,
      transfers: data.transfers.flatMap((each) => toTransfer(each, sentFrom, sentTo)),
    },
  ]
}

function toTransfer(entry: unknown, from: string | undefined, to: string | undefined): readonly ActivityTransfer[] {
  const { data } = transferSchema.safeParse(entry)
  if (!data) return []
  const { direction, quantity, fungible_info: token, nft_info: nft } = data
  return [
    {
      direction,
      amount: quantity?.numeric,
      from,
      to,
      token: token && { name: token.name, symbol: token.symbol, iconUrl: token.icon?.url },
      nft: nft && { name: nft.name, imageUrl: nft.content?.preview?.url, isSpam: nft.flags?.is_spam },
    },
  ]
}
