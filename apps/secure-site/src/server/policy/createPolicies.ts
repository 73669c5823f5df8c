import * as z from 'zod/mini'
import { formatTime } from '../../formatTime'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret } from '../keys/secrets'
import type { MailSender } from '../mail/createMailSender'
import type { User } from '../sessions/userSchema'
import { createPolicyChanges } from './createPolicyChanges'
import { createPolicyRows, ENDED, NO_PASSKEY, type PolicyRow } from './createPolicyRows'
import { createSpentAmounts } from './createSpentAmounts'
import {
  combineLimits,
  hasLimits,
  needsPasskey,
  needsPasskeyForTexts,
  requireAllowed,
  requireLeft,
} from './decideSpend'
import type { Assertion } from './passkeys'
import { type OperatorPolicy, type SendSpend, type Spend, spendSchema } from './policySchema'

// Above the ten minutes of a review, which begins after its spend.
const SPEND_LIFE_MS = 20 * 60_000
// Above the longest permission that the frame accepts, a year.
const MOST_PERMITTED_MS = 367 * 86_400_000

const NOT_STATED = 'Log in again to open your wallet.'
const BEYOND = 'This is more than the permission allows.'
const NOT_GRANTED =
  'This needs your passkey, for which a permission can’t ask. Grant the permission again, and use your passkey then.'

const spendRowSchema = z.object({
  userId: z.string(),
  session: z.string(),
  /** Absent where the user looks at the words of the seed. */
  spend: z.optional(spendSchema),
  challenge: z.optional(z.string()),
  isProved: z.optional(z.boolean()),
  // True if the passkey has answered for the permission that this uses.
  isGranted: z.optional(z.boolean()),
})

const permissionSchema = z.object({
  userId: z.string(),
  network: z.string(),
  isProved: z.boolean(),
  /** Most that one use sends of the coin. */
  amount: z.string(),
  hasOther: z.boolean(),
})

type SpendRow = z.output<typeof spendRowSchema>

interface SpendProof {
  readonly id: string
  readonly token: string | undefined
  readonly assertion: Assertion | undefined
}

/** Limits what a wallet sends: each request states what it would send, before the server gives its share for it. */
export function createPolicies({
  now,
  tables,
  signed,
  strict,
  url,
  operator,
  post,
  delayMs,
  networks,
}: {
  now: () => number
  tables: TableFactory
  signed: TableFactory
  /** Refuses a row that somebody else has written. */
  strict: TableFactory
  url: () => string
  operator: OperatorPolicy
  post: Pick<MailSender, 'loosening' | 'exported' | 'passkeyAdded'>
  delayMs: number
  networks: readonly string[]
}) {
  const rows = createPolicyRows({ now, strict, url, delayMs })
  const spent = createSpentAmounts({ now, signed })
  const permissions = signed('permission', permissionSchema)
  const spends = signed('spend', spendRowSchema)

  const readPermission = async (user: User, { permission: id, network, amount, hasOther }: SendSpend) => {
    if (id === undefined) return undefined
    const permission = await permissions.get(id)
    if (permission?.userId !== user.id || permission.network !== network) throw new RefusedRequestError(410, ENDED)
    if (BigInt(amount) > BigInt(permission.amount) || (hasOther && !permission.hasOther))
      throw new RefusedRequestError(403, BEYOND)
    return permission
  }
  const requirePasskey = ({ passkey }: PolicyRow, isAsked: boolean) => {
    if (isAsked && passkey === undefined) throw new RefusedRequestError(403, NO_PASSKEY)
    return isAsked
  }
  const check = async (row: PolicyRow, user: User, spend: Spend) => {
    if (spend.kind === 'text') {
      const isAsked = requirePasskey(row, needsPasskeyForTexts(row.policy, operator))
      return { left: undefined, isAsked, isGranted: false }
    }
    // Who gets something within a permission is checked at each use.
    if (spend.kind === 'send') requireAllowed(row.policy, operator, spend)
    const limit = combineLimits(row.policy, operator, spend.network)
    const before = await spent.read(user.id, spend.network)
    requireLeft(limit, spend, before)
    const left = limit.perDay === undefined ? undefined : BigInt(limit.perDay) - before
    const permission = spend.kind === 'send' ? await readPermission(user, spend) : undefined
    if (permission?.isProved === true) return { left, isAsked: false, isGranted: true }
    if (permission !== undefined && needsPasskey(limit, spend)) throw new RefusedRequestError(403, NOT_GRANTED)
    return { left, isAsked: requirePasskey(row, needsPasskey(limit, spend)), isGranted: false }
  }
  const begin = async (user: User, id: string, row: Omit<SpendRow, 'userId'>) => {
    if (!(await spends.add(id, { userId: user.id, ...row }, now() + SPEND_LIFE_MS)))
      throw new RefusedRequestError(409, ENDED)
  }
  /** Reads what this session has begun, and verifies the passkey’s answer if it asks for one. */
  const prove = async (user: User, { id, token, assertion }: SpendProof) => {
    const row = await spends.get(id)
    if (row?.userId !== user.id || row.session !== hashSecret(token ?? '')) throw new RefusedRequestError(410, ENDED)
    if (row.challenge === undefined || row.isProved === true) return row
    if (assertion === undefined) throw new RefusedRequestError(403, 'This needs your passkey.')
    await rows.answer(user, row.challenge, assertion)
    await spends.change(id, (stored) => {
      if (stored === undefined || stored.isProved === true) throw new RefusedRequestError(410, ENDED)
      return { ...stored, isProved: true }
    })
    return row
  }
  const count = async (user: User, id: string, { spend, challenge, isGranted }: SpendRow) => {
    const { policy } = await rows.read(user)
    const isProved = challenge !== undefined || isGranted === true
    // The policy may have become stricter since the request began.
    const requireProof = (isNeeded: boolean) => {
      if (isNeeded && !isProved) throw new RefusedRequestError(410, ENDED)
    }
    if (spend?.kind === 'text') return requireProof(needsPasskeyForTexts(policy, operator))
    if (spend?.kind !== 'send') throw new RefusedRequestError(410, ENDED)
    const { network, amount } = spend
    requireAllowed(policy, operator, spend)
    const limit = combineLimits(policy, operator, network)
    requireProof(needsPasskey(limit, spend))
    await spent.add({ userId: user.id, network, id, amount }, (before) => requireLeft(limit, spend, before))
  }

  return {
    ...createPolicyChanges({ now, tables, rows, url, post, delayMs }),
    async read(user: User) {
      const { policy, passkey, pending } = await rows.read(user)
      const createdAt = passkey && { passkey: { createdAt: passkey.createdAt } }
      return { networks, policy, operator: operator.limits ?? {}, ...createdAt, ...(pending && { pending }), delayMs }
    },
    async begin(user: User, { id, token, spend }: { id: string; token: string | undefined; spend: Spend }) {
      const row = await rows.read(user)
      const { left, isAsked, isGranted } = await check(row, user, spend)
      const challenge = isAsked ? createSecret() : undefined
      const more = { ...(challenge && { challenge }), ...(isGranted && { isGranted }) }
      await begin(user, id, { session: hashSecret(token ?? ''), spend, ...more })
      return {
        ...(left !== undefined && { left: String(left) }),
        ...(challenge && { passkey: { challenge, id: row.passkey?.id ?? '' } }),
      }
    },
    /** Begins a look at the words of the seed, which always needs a passkey that is not new. */
    async beginExport(user: User, { id, token }: { id: string; token: string | undefined }) {
      const { passkey } = await rows.read(user)
      if (passkey === undefined) throw new RefusedRequestError(403, NO_PASSKEY)
      if (!rows.isSettled(passkey)) {
        const from = formatTime(passkey.createdAt + delayMs)
        throw new RefusedRequestError(403, `This passkey is new. It shows the words from ${from}.`)
      }
      const challenge = createSecret()
      await begin(user, id, { session: hashSecret(token ?? ''), challenge })
      return { passkey: { challenge, id: passkey.id } }
    },
    /** Throws if a session that did not just log in asks for a share without stating what for. */
    async requireStated(user: User, { isRecent }: { isRecent: boolean }) {
      if (!isRecent && hasLimits((await rows.read(user)).policy, operator))
        throw new RefusedRequestError(403, NOT_STATED)
    },
    /**
     * Counts a request before its signature, once, however often it is tried again. A request that then fails stays
     * counted: the server cannot know whether it was sent.
     */
    async take(user: User, proof: SpendProof) {
      const row = await prove(user, proof)
      if (row.spend !== undefined) await count(user, proof.id, row)
      else if (user.email !== undefined) await post.exported({ to: user.email })
    },
    /** Stores that the user may permit an app to send without asking. Each use then states what it sends. */
    async permit(user: User, proof: SpendProof) {
      const { spend, challenge } = await prove(user, proof)
      if (spend?.kind !== 'grant') throw new RefusedRequestError(410, ENDED)
      const { network, until, amount, hasOther } = spend
      const isProved = challenge !== undefined
      const limit = combineLimits((await rows.read(user)).policy, operator, network)
      if (!isProved && needsPasskey(limit, spend)) throw new RefusedRequestError(410, ENDED)
      const permission = { userId: user.id, network, isProved, amount, hasOther }
      await permissions.put(proof.id, permission, Math.min(until, now() + MOST_PERMITTED_MS))
    },
    /** Ends a permission. */
    async revoke(user: User, id: string) {
      await permissions.change(id, (stored) => (stored?.userId === user.id ? undefined : stored))
    },
  }
}
