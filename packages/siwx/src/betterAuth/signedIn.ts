import type { AuthContext } from 'better-auth'
import { readSession, type Session, writeSession } from '../server/session.js'

type Rows = Pick<
  AuthContext['internalAdapter'],
  | 'createVerificationValue'
  | 'findVerificationValue'
  | 'updateVerificationByIdentifier'
  | 'deleteVerificationByIdentifier'
>

/** better-auth's session, as far as it matters here. */
interface Owner {
  readonly id: string
  readonly expiresAt: Date
}

interface SignedIn {
  /** The session began with a signature: it ends with the last account. */
  readonly isOwn: boolean
  /** Oldest first. */
  readonly sessions: readonly Session[]
}

const NOBODY: SignedIn = { isOwn: false, sessions: [] }
const identifierOf = ({ id }: Owner) => `siwx:session:${id}`

/** Which accounts have signed in within one of better-auth's sessions: a row beside it. */
export const createSignedIn = (rows: Rows) => ({
  async read(owner: Owner): Promise<SignedIn> {
    const row = await rows.findVerificationValue(identifierOf(owner))
    if (!row) return NOBODY
    // A session that is used is prolonged, and the row with it.
    if (row.expiresAt.getTime() < owner.expiresAt.getTime()) {
      await rows.updateVerificationByIdentifier(identifierOf(owner), { expiresAt: owner.expiresAt })
    }
    return parse(row.value, owner.expiresAt.getTime())
  },
  async write(owner: Owner, { isOwn, sessions }: SignedIn): Promise<void> {
    const identifier = identifierOf(owner)
    if (sessions.length === 0) return rows.deleteVerificationByIdentifier(identifier)
    const value = JSON.stringify({ isOwn, sessions: sessions.map(writeSession) })
    if (await rows.findVerificationValue(identifier)) await rows.updateVerificationByIdentifier(identifier, { value })
    else await rows.createVerificationValue({ identifier, value, expiresAt: owner.expiresAt })
  },
})

/** What another version or another hand has written is nobody. */
function parse(value: string, expiresAt: number): SignedIn {
  try {
    const { isOwn, sessions }: { readonly isOwn?: unknown; readonly sessions?: unknown } = JSON.parse(value)
    if (!Array.isArray(sessions)) return NOBODY
    return { isOwn: isOwn === true, sessions: sessions.flatMap((each) => readSession(String(each), expiresAt) ?? []) }
  } catch {
    return NOBODY
  }
}
