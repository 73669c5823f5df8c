import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ServiceKey } from '../keys/createServiceKeys'
import { computeHmac } from '../keys/secrets'

export type AuditEvent =
  | 'site.start'
  | 'seeds.reseal'
  | 'login.request'
  | 'login.wrongCode'
  | 'login.approveDevice'
  | 'login'
  | 'logout'
  | 'logout.other'
  | 'logout.others'
  | 'share.read'
  | 'share.store'
  | 'share.recover'
  | 'recovery.add'
  | 'recovery.remove'
  | 'device.request'
  | 'device.approve'
  | 'device.decline'
  | 'email.change'
  | 'email.approve'
  | 'email.confirm'
  | 'email.wrongCode'
  | 'email.move'
  | 'email.keep'
  | 'email.stop'
  | 'permission.grant'
  | 'permission.revoke'
  | 'user.delete'
  | 'review.request'
  | 'policy.change'
  | 'policy.passkey'
  | 'policy.stop'
  | 'wallet.export'

const hash = z.optional(z.string())

export const auditLineSchema = z.strictObject({
  number: z.int(),
  /** In ms since 1970. */
  at: z.number(),
  event: z.string(),
  user: hash,
  email: hash,
  newEmail: hash,
  client: hash,
  session: hash,
  origin: z.optional(z.string()),
  network: z.optional(z.string()),
  method: z.optional(z.string()),
  /** Id of the service key behind `mac` and the hashes of identities. */
  key: z.string(),
  /** `hash` of the line before; empty for the first one. */
  previous: z.string(),
  hash: z.string(),
  mac: z.string(),
})

export type AuditLine = z.output<typeof auditLineSchema>

export const auditHeadSchema = z.object({
  number: z.int(),
  hash: z.string(),
  /** Newest lines, until each is known to be stored as an entry of its own. */
  pending: z.array(auditLineSchema),
})

export const [AUDIT_LINES_TABLE, AUDIT_HEAD_TABLE, AUDIT_HEAD_KEY] = ['audit', 'auditHead', 'head']

// Pads the number, so that keys sort in the order of the lines.
export const toLineKey = (number: number) => String(number).padStart(12, '0')

const SUBJECT_LENGTH = 22

// Hashes with the service key, so that a copy of the log does not reveal who did what.
export const hashSubject = (key: ServiceKey, kind: 'user' | 'email' | 'client' | 'session', value: string) =>
  computeHmac(key.derive('audit subject'), kind, value).slice(0, SUBJECT_LENGTH)

export const hashLine = (content: Omit<AuditLine, 'hash' | 'mac'>) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')

export const createLineMac = (key: ServiceKey, lineHash: string) => computeHmac(key.derive('audit line'), lineHash)
