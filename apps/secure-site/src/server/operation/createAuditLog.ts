import type { TableFactory } from '../createTableFactory'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { hashSecret } from '../keys/secrets'
import {
  AUDIT_HEAD_KEY,
  AUDIT_HEAD_TABLE,
  AUDIT_LINES_TABLE,
  type AuditEvent,
  type AuditLine,
  auditHeadSchema,
  auditLineSchema,
  createLineMac,
  hashLine,
  hashSubject,
  toLineKey,
} from './auditLine'

export interface AuditDetails {
  readonly userId?: string | undefined
  readonly email?: string | undefined
  readonly newEmail?: string | undefined
  readonly client?: string | undefined
  readonly token?: string | undefined
  readonly origin?: string | undefined
  readonly network?: string | undefined
  readonly method?: string | undefined
}

export type AuditLog = ReturnType<typeof createAuditLog>

/**
 * Appends lines, each with the hash of the line before. One change of the head makes a line final, for any number of
 * instances; the head contains the line until it is stored as its own entry, so a crash in between loses none.
 */
export function createAuditLog({ tables, keys, now }: { tables: TableFactory; keys: ServiceKeys; now: () => number }) {
  const heads = tables(AUDIT_HEAD_TABLE, auditHeadSchema)
  const lines = tables(AUDIT_LINES_TABLE, auditLineSchema)
  const writing: Map<number, Promise<void>> = new Map()
  let stored = 0

  const write = (line: AuditLine) => {
    const known = writing.get(line.number)
    if (known !== undefined) return known
    const written = lines
      .change(toLineKey(line.number), (present) => present ?? line)
      .finally(() => writing.delete(line.number))
    writing.set(line.number, written)
    return written
  }
  return {
    /** Rejects if the line cannot be stored. The caller must then not perform the event. */
    async append(event: AuditEvent, details: AuditDetails = {}): Promise<void> {
      const content = { at: now(), event, ...describe(keys, details), key: keys.newest.id }
      let pending: AuditLine[] = []
      await heads.change(AUDIT_HEAD_KEY, (head = { number: 0, hash: '', pending: [] }) => {
        const unsigned = { ...content, number: head.number + 1, previous: head.hash }
        const hash = hashLine(unsigned)
        const line = { ...unsigned, hash, mac: createLineMac(keys.newest, hash) }
        pending = [...head.pending.filter(({ number }) => number > stored), line]
        return { number: line.number, hash, pending }
      })
      await Promise.all(pending.map(write))
      stored = Math.max(stored, pending.at(-1)?.number ?? 0)
    },
  }
}

function describe(
  { newest }: ServiceKeys,
  { userId, email, newEmail, client, token, origin, network, method }: AuditDetails,
): Partial<AuditLine> {
  return {
    ...(userId !== undefined && { user: hashSubject(newest, 'user', userId) }),
    ...(email !== undefined && { email: hashSubject(newest, 'email', email) }),
    ...(newEmail !== undefined && { newEmail: hashSubject(newest, 'email', newEmail) }),
    ...(client !== undefined && { client: hashSubject(newest, 'client', client) }),
    ...(token !== undefined && { session: hashSubject(newest, 'session', hashSecret(token)) }),
    ...(origin !== undefined && { origin }),
    ...(network !== undefined && { network }),
    ...(method !== undefined && { method }),
  }
}
