import * as z from 'zod/mini'
import { isModalError } from '../errors/ModalError.js'
import {
  addressField,
  imageUrlField,
  MAX_RETRIES,
  optionalField,
  parseResponse,
  parseValidItems,
  textField,
} from '../http/fields.js'
import type { Http } from '../http/http.js'
import { isRecord } from '../utils/isRecord.js'

const API = { apiVersion: 2 } as const

const MAX_SUGGESTIONS = 20

export interface HostedName {
  readonly name: string
  // Addresses by ENSIP-11 coin type. The coin type is written as decimal text.
  readonly addresses: Readonly<Record<string, string>>
  readonly avatar: string | undefined
}

export interface NameSuggestion {
  readonly name: string
  readonly registered: boolean
}

export interface HostedNameRegistration {
  // ENSIP-11 coin type of the network.
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

export interface NameRefusal {
  readonly reason: string | undefined
}

interface RequestParameters {
  readonly signal?: AbortSignal | undefined
}

const nameSchema = z.object({
  name: textField,
  addresses: z.catch(z.record(z.string(), z.unknown()), {}),
  attributes: optionalField(z.unknown()),
})
const addressSchema = z.object({ address: addressField })
const avatarSchema = z.object({ avatar: imageUrlField })
const suggestionsSchema = z.object({ suggestions: z.array(z.unknown()) })
const suggestionSchema = z.object({
  name: z.string().check(z.refine((value) => /^[a-z0-9-]{1,63}$/i.test(value))),
  registered: z.boolean(),
})
const registeredSchema = z.object({ success: z.boolean() })
const refusalSchema = z.object({ reasons: z.array(z.unknown()) })
const reasonSchema = z.object({ description: textField })

// Requests `GET /v1/profile/account/{name}`. Undefined if the name is not registered. Rejects as `Http` does, and with
// `RESPONSE_INVALID`.
export async function fetchHostedName(
  http: Http,
  { name, signal }: RequestParameters & { readonly name: string },
): Promise<HostedName | undefined> {
  const path = `/v1/profile/account/${encodeURIComponent(name)}`
  const answer = await http.getJson(path, { query: API, signal, retries: MAX_RETRIES }).catch((cause: unknown) => {
    if (isModalError(cause) && cause.context.status === 404) return undefined
    throw cause
  })
  return answer === undefined ? undefined : toName(parseResponse(nameSchema, answer))
}

// Requests `GET /v1/profile/reverse/{address}`, the names that resolve to an address. Rejects as `Http` does, and with
// `RESPONSE_INVALID`.
export async function fetchHostedNames(
  http: Http,
  {
    address: asked,
    sender,
    signal,
  }: RequestParameters & { readonly address: string; readonly sender?: string | undefined },
): Promise<readonly HostedName[]> {
  const path = `/v1/profile/reverse/${encodeURIComponent(asked)}`
  const answer = await http.getJson(path, { query: { sender, ...API }, signal, retries: MAX_RETRIES })
  return parseValidItems(nameSchema, parseResponse(z.array(z.unknown()), answer)).flatMap((each) => toName(each) ?? [])
}

// Requests `GET /v1/profile/suggestions/{name}`, similar names that may be free. Rejects as `Http` does, and with
// `RESPONSE_INVALID`.
export async function fetchNameSuggestions(
  http: Http,
  { name, zone, signal }: RequestParameters & { readonly name: string; readonly zone: string },
): Promise<readonly NameSuggestion[]> {
  const path = `/v1/profile/suggestions/${encodeURIComponent(name)}`
  const answer = await http.getJson(path, { query: { zone }, signal, retries: MAX_RETRIES })
  return parseValidItems(
    suggestionSchema,
    parseResponse(suggestionsSchema, answer).suggestions.slice(0, MAX_SUGGESTIONS),
  )
}

// Requests `POST /v1/profile/account`, which registers a name or refuses it. Rejects as `Http` does, and with
// `RESPONSE_INVALID`, after which it is unknown whether the name is registered.
export async function registerHostedName(
  http: Http,
  { coinType, address: own, message, signature, signal }: RequestParameters & HostedNameRegistration,
): Promise<'registered' | NameRefusal> {
  const body = { coin_type: coinType, address: own, message, signature }
  try {
    const answer = await http.postJson('/v1/profile/account', body, { signal })
    return parseResponse(registeredSchema, answer).success ? 'registered' : { reason: undefined }
  } catch (cause) {
    if (isModalError(cause, 'HTTP_FAILED') && typeof cause.context.status === 'number')
      return toRefusal(cause.context.body)
    throw cause
  }
}

function toRefusal(body: unknown): NameRefusal {
  const { data } = refusalSchema.safeParse(body)
  return { reason: parseValidItems(reasonSchema, data?.reasons.slice(0, 1) ?? [])[0]?.description }
}

function toName({ name, addresses, attributes }: z.output<typeof nameSchema>): HostedName | undefined {
  if (!name) return undefined
  const leads = Object.entries(addresses).flatMap(([coinType, entry]) => {
    const { data } = addressSchema.safeParse(entry)
    return data && /^\d{1,20}$/.test(coinType) ? [[coinType, data.address] as const] : []
  })
  // The service sends one object of attributes, or a list of them.
  const sets: readonly unknown[] = Array.isArray(attributes) ? attributes : isRecord(attributes) ? [attributes] : []
  const avatar = parseValidItems(avatarSchema, sets)[0]?.avatar
  return { name, addresses: Object.fromEntries(leads), avatar }
}
