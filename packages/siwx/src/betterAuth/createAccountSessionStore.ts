import type { AuthContext } from 'better-auth'
import { readSession, type Session, serializeSession } from '../server/session.js'

type Rows = Pick<
  AuthContext['internalAdapter'],
  | 'createVerificationValue'
  | 'findVerificationValue'
  | 'updateVerificationByIdentifier'
  | 'deleteVerificationByIdentifier'
>

interface Owner {
  readonly id: string
  readonly expiresAt: Date
}

interface SignedIn {
  /** True if the session began with a wallet's signature. It then ends when its last account signs out. */
  readonly isOwn: boolean
  readonly sessions: readonly Session[]
}

const SIGNED_OUT: SignedIn = { isOwn: false, sessions: [] }
const identifierOf = ({ id }: Owner) => `siwx:session:${id}`

export const createAccountSessionStore = (rows: Rows) => ({
  async read(owner: Owner): Promise<SignedIn> {
    const row = await rows.findVerificationValue(identifierOf(owner))
    if (!row) return SIGNED_OUT
    // better-auth extends a session when it is used: extend the stored accounts of the session too.
    if (row.expiresAt.getTime() < owner.expiresAt.getTime()) {
      await rows.updateVerificationByIdentifier(identifierOf(owner), { expiresAt: owner.expiresAt })
    }
    return parse(row.value, owner.expiresAt.getTime())
  },
  async write(owner: Owner, { isOwn, sessions }: SignedIn): Promise<void> {
    const identifier = identifierOf(owner)
    if (sessions.length === 0) return rows.deleteVerificationByIdentifier(identifier)
    const value = JSON.stringify({ isOwn, sessions: sessions.map(serializeSession) })
    if (await rows.findVerificationValue(identifier)) await rows.updateVerificationByIdentifier(identifier, { value })
    else await rows.createVerificationValue({ identifier, value, expiresAt: owner.expiresAt })
  },
})

function parse(value: string, expiresAt: number): SignedIn {
  try {
    const { isOwn, sessions }: { readonly isOwn?: unknown; readonly sessions?: unknown } = JSON.parse(value)
    if (!Array.isArray(sessions)) return SIGNED_OUT
    return { isOwn: isOwn === true, sessions: sessions.flatMap((each) => readSession(String(each), expiresAt) ?? []) }
  } catch {
    return SIGNED_OUT
  }
}
