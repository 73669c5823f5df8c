import * as z from 'zod/mini'
import type { PermissionLimit } from '../../adapter/permissions.js'
import { readLimit } from '../../adapter/readLimit.js'
import type { CaipAddress } from '../../types/caip.js'
import { isRecord } from '../../utils/isRecord.js'
import type { Http } from '../http.js'
import { link, optional, parseAnswer, parseEach, RETRIES, text } from './fields.js'

/** A session of a smart account, as the data service keeps it. */
export interface KeptSession {
  /** What the service knows it by. */
  readonly pci: string
  readonly site: { readonly name: string; readonly url: string | undefined; readonly iconUrl: string | undefined }
  /** Seconds since 1970. */
  readonly expiry: number
  readonly createdAt: number
  readonly limits: readonly PermissionLimit[]
  /** What the wallet knows it by. */
  readonly context: string | undefined
}

interface Asked {
  readonly caipAddress: CaipAddress
  readonly signal?: AbortSignal | undefined
}

/** Nobody has allowed more. */
const MOST_SESSIONS = 100
const MOST_LIMITS = 20
const LONGEST_CONTEXT = 200_000

const second = z.number().check(z.refine((value) => value >= 0 && value < 100_000_000_000))
/** What stands in a path, or is signed: nothing that could be read as something else. */
const pci = z.string().check(z.refine((value) => /^[\w.:-]{1,200}$/.test(value)))
const site = z.string().check(z.refine((value) => value.length <= 2_048 && /^https?:\/\/\S+$/.test(value)))
const context = z.string().check(z.refine((value) => value.length <= LONGEST_CONTEXT && /^0x[0-9a-fA-F]+$/.test(value)))

const answerSchema = z.object({ pcis: z.array(z.unknown()) })
const sessionSchema = z.object({
  project: z.object({ name: text, url: optional(site), iconUrl: optional(link) }),
  pci,
  expiry: second,
  createdAt: second,
  permissions: z.array(z.unknown()),
  context: optional(context),
  revokedAt: optional(second),
})

const pathOf = (caipAddress: CaipAddress) => `/v1/sessions/${encodeURIComponent(caipAddress)}`

/** `GET /v1/sessions/{address}`: those that were not revoked. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
export async function getSessions(http: Http, { caipAddress, signal }: Asked): Promise<readonly KeptSession[]> {
  const answer = await http.getJson(pathOf(caipAddress), { signal, retries: RETRIES })
  const { pcis } = parseAnswer(answerSchema, answer)
  return parseEach(sessionSchema, pcis.slice(0, MOST_SESSIONS)).flatMap(
    ({ project, permissions, revokedAt, ...rest }) => {
      if (revokedAt !== undefined) return []
      const limits = permissions.slice(0, MOST_LIMITS).map((each) => {
        const { type, data }: Readonly<Record<string, unknown>> = isRecord(each) ? each : {}
        return readLimit(type, data, undefined)
      })
      const { name, url, iconUrl } = project
      return [{ ...rest, limits, context: rest.context, site: { name: name ?? '', url, iconUrl } }]
    },
  )
}

/** `POST /v1/sessions/{address}/revoke`: over from now on. `signature`: the account’s, over `pci` as text. Rejects as `Http` does. */
export async function revokeSession(
  http: Http,
  { caipAddress, pci, signature, signal }: Asked & { readonly pci: string; readonly signature: string },
): Promise<void> {
  await http.postJson(`${pathOf(caipAddress)}/revoke`, { pci, signature }, { signal })
}
