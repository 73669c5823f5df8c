import * as z from 'zod/mini'
import { parsePermissionLimit } from '../../adapter/parsePermissionLimit.js'
import type { PermissionLimit } from '../../adapter/permissions.js'
import {
  imageUrlField,
  MAX_RETRIES,
  optionalField,
  parseResponse,
  parseValidItems,
  textField,
} from '../../http/fields.js'
import type { Http } from '../../http/http.js'
import type { CaipAddress } from '../../types/caip.js'
import { isRecord } from '../../utils/isRecord.js'

export interface HostedSession {
  readonly pci: string
  readonly site: { readonly name: string; readonly url: string | undefined; readonly iconUrl: string | undefined }
  /** Expiry of the session, in s since 1970. */
  readonly expiry: number
  readonly createdAt: number
  readonly limits: readonly PermissionLimit[]
  readonly context: string | undefined
}

interface SessionQuery {
  readonly caipAddress: CaipAddress
  readonly signal?: AbortSignal | undefined
}

const MAX_SESSIONS = 100
const MAX_LIMITS = 20
const MAX_CONTEXT_LENGTH = 200_000

const second = z.number().check(z.refine((value) => value >= 0 && value < 100_000_000_000))
// Id of a session. It becomes a part of a URL's path and is signed by the account, so its characters are limited.
const pci = z.string().check(z.refine((value) => /^[\w.:-]{1,200}$/.test(value)))
const site = z.string().check(z.refine((value) => value.length <= 2_048 && /^https?:\/\/\S+$/.test(value)))
const context = z
  .string()
  .check(z.refine((value) => value.length <= MAX_CONTEXT_LENGTH && /^0x[0-9a-fA-F]+$/.test(value)))

const answerSchema = z.object({ pcis: z.array(z.unknown()) })
const sessionSchema = z.object({
  project: z.object({ name: textField, url: optionalField(site), iconUrl: optionalField(imageUrlField) }),
  pci,
  expiry: second,
  createdAt: second,
  permissions: z.array(z.unknown()),
  context: optionalField(context),
  revokedAt: optionalField(second),
})

const toPath = (caipAddress: CaipAddress) => `/v1/sessions/${encodeURIComponent(caipAddress)}`

/**
 * Calls `GET /v1/sessions/{address}`; drops revoked sessions. Rejects with the errors of `Http`, and with
 * `RESPONSE_INVALID`.
 */
export async function fetchHostedSessions(
  http: Http,
  { caipAddress, signal }: SessionQuery,
): Promise<readonly HostedSession[]> {
  const answer = await http.getJson(toPath(caipAddress), { signal, retries: MAX_RETRIES })
  const { pcis } = parseResponse(answerSchema, answer)
  return parseValidItems(sessionSchema, pcis.slice(0, MAX_SESSIONS)).flatMap(
    ({ project, permissions, revokedAt, ...rest }) => {
      if (revokedAt !== undefined) return []
      const limits = permissions.slice(0, MAX_LIMITS).map((each) => {
        const { type, data }: Readonly<Record<string, unknown>> = isRecord(each) ? each : {}
        return parsePermissionLimit(type, data, undefined)
      })
      const { name, url, iconUrl } = project
      return [{ ...rest, limits, context: rest.context, site: { name: name ?? '', url, iconUrl } }]
    },
  )
}

/**
 * Calls `POST /v1/sessions/{address}/revoke`. `signature` is the account's signature of `pci`, the id of the session.
 * Rejects with the errors of `Http`.
 */
export async function revokeHostedSession(
  http: Http,
  { caipAddress, pci, signature, signal }: SessionQuery & { readonly pci: string; readonly signature: string },
): Promise<void> {
  await http.postJson(`${toPath(caipAddress)}/revoke`, { pci, signature }, { signal })
}
