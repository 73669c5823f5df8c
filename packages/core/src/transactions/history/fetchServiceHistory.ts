import * as z from 'zod/mini'
import { dataService } from '../../http/dataService.js'
import {
  addressField,
  imageUrlField,
  MAX_RETRIES,
  optionalField,
  parseResponse,
  parseValidItems,
  textField,
} from '../../http/fields.js'
import type { Http } from '../../http/http.js'
import type { ModalContext } from '../../modal/context.js'
import type { Activity, ActivityKind, ActivityPage, ActivityTransfer } from '../../types/activity.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { ActivitySourceQuery } from './sources.js'

export interface FetchServiceHistoryParameters {
  readonly account: string
  readonly chainId: CaipNetworkId
  readonly cursor?: string | undefined
  readonly onramp?: 'coinbase' | undefined
  readonly signal?: AbortSignal | undefined
}

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

const picture = optionalField(z.object({ url: optionalField(imageUrlField) }))

const transferSchema = z.object({
  direction: z.enum(['in', 'out', 'self']),
  quantity: optionalField(
    z.object({
      numeric: optionalField(z.string().check(z.refine((value) => /^\d{1,80}(\.\d{1,80})?$/.test(value)))),
    }),
  ),
  fungible_info: optionalField(
    z.object({ name: optionalField(textField), symbol: optionalField(textField), icon: picture }),
  ),
  nft_info: optionalField(
    z.object({
      name: optionalField(textField),
      content: optionalField(z.object({ preview: picture })),
      flags: optionalField(z.object({ is_spam: optionalField(z.boolean()) })),
    }),
  ),
})

const transactionSchema = z.object({
  id: addressField,
  metadata: z.object({
    operationType: z.string(),
    hash: optionalField(addressField),
    minedAt: z.string(),
    sentFrom: optionalField(addressField),
    sentTo: optionalField(addressField),
    status: z.enum(['confirmed', 'failed', 'pending']),
    nonce: optionalField(z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0))),
    chain: optionalField(z.string()),
  }),
  transfers: z.catch(z.array(z.unknown()), []),
})

const pageSchema = z.object({ data: z.array(z.unknown()), next: optionalField(z.string()) })

// Fetches the account's transactions from the data service, newest first. Leaves out invalid ones.
export async function fetchServiceHistory(
  http: Http,
  parameters: FetchServiceHistoryParameters,
): Promise<ActivityPage> {
  const { account, chainId, cursor, onramp, signal } = parameters
  const path = `/v1/account/${encodeURIComponent(account)}/history`
  const answer = await http.getJson(path, { query: { cursor, onramp, chainId }, signal, retries: MAX_RETRIES })
  const { data, next } = parseResponse(pageSchema, answer)
  const items = parseValidItems(transactionSchema, data).flatMap((each) => toActivity(each, chainId))
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
      transfers: parseValidItems(transferSchema, transfers).map((each) => toTransfer(each, sentFrom, sentTo)),
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

export async function readServiceHistory(
  context: ModalContext,
  { address, network, cursor, signal }: ActivitySourceQuery,
): Promise<ActivityPage | undefined> {
  const service = context.use(dataService)
  const { caipNetworkId } = network
  if (!service || !(await service.supports(caipNetworkId))) return undefined
  return fetchServiceHistory(service.http, { account: address, chainId: caipNetworkId, cursor, signal })
}
