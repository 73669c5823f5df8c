import * as z from 'zod/mini'
import type { Http } from '../http.js'
import { link, optional, parseAnswer, RETRIES, text } from './fields.js'

export interface GetIdentityParameters {
  readonly address: string
  /** Who asks: the visitor's own address. */
  readonly sender?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Who somebody says that they are. */
export interface ServiceIdentity {
  readonly name: string | undefined
  readonly avatar: string | undefined
}

const schema = z.object({ name: optional(text), avatar: optional(link) })

/** `GET /v1/identity/{address}`. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
export async function getIdentity(http: Http, parameters: GetIdentityParameters): Promise<ServiceIdentity> {
  const { address, sender, signal } = parameters
  const path = `/v1/identity/${encodeURIComponent(address)}`
  const { name, avatar } = parseAnswer(
    schema,
    await http.getJson(path, { query: { sender }, signal, retries: RETRIES }),
  )
  return { name, avatar }
}
