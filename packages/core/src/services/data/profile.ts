import * as z from 'zod/mini'
import { isModalError } from '../../errors/ModalError.js'
import { isRecord } from '../../utils/isRecord.js'
import type { Http } from '../http.js'
import { address, link, optional, parseAnswer, parseEach, RETRIES, text } from './fields.js'

/** Names that the service keeps itself, for addresses of EVM networks. */
const API = { apiVersion: 2 } as const

/** Names are made under this one. */
export const NAME_ZONE = 'reown.id'

/** No list of suggestions that is meant to be read is longer. */
const MOST_SUGGESTIONS = 20

/** A name and what it leads to. */
export interface HostedName {
  readonly name: string
  /** By coin type (ENSIP-11), as decimal text. */
  readonly addresses: Readonly<Record<string, string>>
  readonly avatar: string | undefined
}

/** A name that somebody could have, without its zone. */
export interface NameSuggestion {
  readonly name: string
  /** Somebody has it. */
  readonly registered: boolean
}

export interface RegisterNameParameters {
  /** Of the network (ENSIP-11). */
  readonly coinType: number
  readonly address: string
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
}

/** It was not registered. */
export interface NameRefusal {
  /** What the service says to that, for the visitor. */
  readonly reason: string | undefined
}

interface Asked {
  readonly signal?: AbortSignal | undefined
}

const nameSchema = z.object({
  name: text,
  addresses: z.catch(z.record(z.string(), z.unknown()), {}),
  attributes: optional(z.unknown()),
})
const addressSchema = z.object({ address })
const avatarSchema = z.object({ avatar: link })
const suggestionsSchema = z.object({ suggestions: z.array(z.unknown()) })
/** A label of a name: what could be read as more than one is none. */
const suggestionSchema = z.object({
  name: z.string().check(z.refine((value) => /^[a-z0-9-]{1,63}$/i.test(value))),
  registered: z.boolean(),
})
const registeredSchema = z.object({ success: z.boolean() })
/** Why it did not do what it was asked for. The first reason is the one that is meant to be shown. */
const refusalSchema = z.object({ reasons: z.array(z.unknown()) })
const reasonSchema = z.object({ description: text })

/** `GET /v1/profile/account/{name}`. Undefined: it is nobody's. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
export async function getHostedName(
  http: Http,
  { name, signal }: Asked & { readonly name: string },
): Promise<HostedName | undefined> {
  const path = `/v1/profile/account/${encodeURIComponent(name)}`
  const answer = await http.getJson(path, { query: API, signal, retries: RETRIES }).catch((cause: unknown) => {
    if (isModalError(cause) && cause.context.status === 404) return undefined
    throw cause
  })
  return answer === undefined ? undefined : toName(parseAnswer(nameSchema, answer))
}

/** `GET /v1/profile/reverse/{address}`: the names that lead to an address. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
export async function getHostedNames(
  http: Http,
  { address: asked, sender, signal }: Asked & { readonly address: string; readonly sender?: string | undefined },
): Promise<readonly HostedName[]> {
  const path = `/v1/profile/reverse/${encodeURIComponent(asked)}`
  const answer = await http.getJson(path, { query: { sender, ...API }, signal, retries: RETRIES })
  return parseEach(nameSchema, parseAnswer(z.array(z.unknown()), answer)).flatMap((each) => toName(each) ?? [])
}

/** `GET /v1/profile/suggestions/{name}`. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
export async function getNameSuggestions(
  http: Http,
  { name, signal }: Asked & { readonly name: string },
): Promise<readonly NameSuggestion[]> {
  const path = `/v1/profile/suggestions/${encodeURIComponent(name)}`
  const answer = await http.getJson(path, { query: { zone: NAME_ZONE }, signal, retries: RETRIES })
  return parseEach(suggestionSchema, parseAnswer(suggestionsSchema, answer).suggestions.slice(0, MOST_SUGGESTIONS))
}

/**
 * `POST /v1/profile/account`: the name is the address's from now on, unless it is refused. Rejects as `Http` does, and with
 * `RESPONSE_INVALID`: then it is not known what came of it.
 */
export async function registerHostedName(
  http: Http,
  { coinType, address: own, message, signature, signal }: Asked & RegisterNameParameters,
): Promise<'registered' | NameRefusal> {
  const body = { coin_type: coinType, address: own, message, signature }
  try {
    const answer = await http.postJson('/v1/profile/account', body, { signal })
    return parseAnswer(registeredSchema, answer).success ? 'registered' : { reason: undefined }
  } catch (cause) {
    if (isModalError(cause, 'HTTP_FAILED') && typeof cause.context.status === 'number')
      return toRefusal(cause.context.body)
    throw cause
  }
}

function toRefusal(body: unknown): NameRefusal {
  const { data } = refusalSchema.safeParse(body)
  return { reason: parseEach(reasonSchema, data?.reasons.slice(0, 1) ?? [])[0]?.description }
}

function toName({ name, addresses, attributes }: z.output<typeof nameSchema>): HostedName | undefined {
  if (!name) return undefined
  const leads = Object.entries(addresses).flatMap(([coinType, entry]) => {
    const { data } = addressSchema.safeParse(entry)
    return data && /^\d{1,20}$/.test(coinType) ? [[coinType, data.address] as const] : []
  })
  // One set of them, or a list of sets.
  const sets: readonly unknown[] = Array.isArray(attributes) ? attributes : isRecord(attributes) ? [attributes] : []
  const avatar = parseEach(avatarSchema, sets)[0]?.avatar
  return { name, addresses: Object.fromEntries(leads), avatar }
}
