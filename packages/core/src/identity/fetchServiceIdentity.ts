import * as z from 'zod/mini'
import { imageUrlField, MAX_RETRIES, optionalField, parseResponse, textField } from '../http/fields.js'
import type { Http } from '../http/http.js'

export interface FetchServiceIdentityParameters {
  readonly address: string
  readonly sender?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface ServiceIdentity {
  readonly name: string | undefined
  readonly avatar: string | undefined
}

const schema = z.object({ name: optionalField(textField), avatar: optionalField(imageUrlField) })

// Requests `GET /v1/identity/{address}`. Rejects as `Http` does, and with `RESPONSE_INVALID`.
export async function fetchServiceIdentity(
  http: Http,
  parameters: FetchServiceIdentityParameters,
): Promise<ServiceIdentity> {
  const { address, sender, signal } = parameters
  const path = `/v1/identity/${encodeURIComponent(address)}`
  const { name, avatar } = parseResponse(
    schema,
    await http.getJson(path, { query: { sender }, signal, retries: MAX_RETRIES }),
  )
  return { name, avatar }
}
