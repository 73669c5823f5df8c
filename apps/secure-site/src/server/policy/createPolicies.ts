import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret } from '../keys/secrets'
import type { MailSender } from '../mail/createMailSender'
import type { User } from '../sessions/userSchema'
import { combineLimits, isLooser, needsPasskey, requireAllowed, requireLeft } from './decideSpend'
import { type Assertion, type NewPasskey, passkeySchema, verifyAssertion, verifyNewPasskey } from './passkeys'
import { type OperatorPolicy, type Policy, policySchema, type Spend, spendSchema } from './policySchema'

const DAY_MS = 86_400_000
// Above the ten minutes of a review, which begins after its spend.
const SPEND_LIFE_MS = 20 * 60_000
const CHALLENGE_LIFE_MS = 10 * 60_000
// Requests of a day that are remembered one by one. Older ones are added up, and count until the last is over.
const MOST_ENTRIES = 200

const NO_PASSKEY = 'This needs a passkey. Add one in your wallet’s own window, under “Limits”.'
const ENDED = 'This request has ended. Start again.'
const HAS_PASSKEY = 'There is a passkey already. Remove it first.'

const changeSchema = z.object({ policy: policySchema, removesPasskey: z.boolean() })

const rowSchema = z.object({
  policy: policySchema,
  passkey: z.optional(passkeySchema),
  pending: z.optional(z.extend(changeSchema, { at: z.number() })),
})

const spendRowSchema = z.object({
  userId: z.string(),
  session: z.string(),
  /** Absent where the user looks at the words of the seed. */
  spend: z.optional(spendSchema),
  challenge: z.optional(z.string()),
  isProved: z.optional(z.boolean()),
})

const entrySchema = z.object({ id: z.string(), at: z.number(), amount: z.string() })

type Row = z.output<typeof rowSchema>
type PolicyChange = z.output<typeof changeSchema>

const NO_POLICY: Policy = { limits: {} }

/**
 * Limits what a wallet sends: each request that moves something states what it would send, before the server gives its
 * share for it. A policy is made stricter at once, and looser by the user’s passkey, or after a delay with a mail.
 */
export function createPolicies({
  now,
  tables,
  signed,
  url,
  operator,
  post,
  delayMs,
  networks,
}: {
  now: () => number
  tables: TableFactory
  signed: TableFactory
  url: () => string
  operator: OperatorPolicy
  post: Pick<MailSender, 'loosening' | 'exported'>
  delayMs: number
  networks: readonly string[]
}) {
  const rows = signed('policy', rowSchema)
  const spends = signed('spend', spendRowSchema)
  const spent = signed('spent', z.array(entrySchema))
  const challenges = tables('policyChallenge', z.string())

  const readRow = async ({ id }: Pick<User, 'id'>): Promise<Row> => toDue((await rows.get(id)) ?? { policy: NO_POLICY })
  const toDue = (row: Row): Row => {
    const { pending } = row
    return pending === undefined || pending.at > now() ? row : apply(row, pending)
  }
  const changeRow = ({ id }: Pick<User, 'id'>, to: (row: Row) => Row) =>
    rows.change(id, (stored) => to(toDue(stored ?? { policy: NO_POLICY })))
  const ofToday = (entries: readonly z.output<typeof entrySchema>[] = []) =>
    entries.filter(({ at }) => at > now() - DAY_MS)
  const sum = (entries: readonly z.output<typeof entrySchema>[]) =>
    entries.reduce((total, { amount }) => total + BigInt(amount), 0n)
  const toSpentKey = (userId: string, network: string) => `${userId} ${network}`

  const check = async (row: Row, userId: string, spend: Spend) => {
    requireAllowed(row.policy, operator, spend)
    const limit = combineLimits(row.policy, operator, spend.network)
    const total = sum(ofToday(await spent.get(toSpentKey(userId, spend.network))))
    requireLeft(limit, spend, total)
    const isAsked = needsPasskey(limit, spend)
    if (isAsked && row.passkey === undefined) throw new RefusedRequestError(403, NO_PASSKEY)
    return { limit, left: limit.perDay === undefined ? undefined : BigInt(limit.perDay) - total, isAsked }
  }
  const answerChallenge = async (user: Pick<User, 'id'>, challenge: string, assertion: Assertion) => {
    const { passkey } = await readRow(user)
    if (passkey === undefined) throw new RefusedRequestError(403, NO_PASSKEY)
    const counter = await verifyAssertion(passkey, assertion, { challenge, url: url() })
    await changeRow(user, (row) => {
      // An authenticator that counts counts up: WebAuthn Level 3, section 6.1.1.
      if (row.passkey?.id !== passkey.id || (counter > 0 && counter <= row.passkey.counter))
        throw new RefusedRequestError(403, ENDED)
      return { ...row, passkey: { ...row.passkey, counter } }
    })
  }
  const count = async (
    user: User,
    id: string,
    { spend, challenge }: { readonly spend: Spend; readonly challenge?: string | undefined },
  ) => {
    const { policy } = await readRow(user)
    requireAllowed(policy, operator, spend)
    const limit = combineLimits(policy, operator, spend.network)
    // The policy may have become stricter since the request began.
    if (challenge === undefined && needsPasskey(limit, spend)) throw new RefusedRequestError(410, ENDED)
    await spent.change(
      toSpentKey(user.id, spend.network),
      (stored) => {
        const entries = ofToday(stored)
        if (entries.some((entry) => entry.id === id)) return entries
        requireLeft(limit, spend, sum(entries))
        return shorten([...entries, { id, at: now(), amount: spend.amount }])
      },
      now() + DAY_MS,
    )
  }
  const createChallenge = async (userId: string, purpose: string) => {
    const challenge = createSecret()
    await challenges.put(`${userId} ${purpose}`, challenge, now() + CHALLENGE_LIFE_MS)
    return challenge
  }
  const takeChallenge = async (userId: string, purpose: string) => {
    const challenge = await challenges.take(`${userId} ${purpose}`)
    if (challenge === undefined) throw new RefusedRequestError(410, ENDED)
    return challenge
  }
  const nameChange = (change: PolicyChange) => `change ${hashSecret(JSON.stringify(change))}`

  return {
    async read(user: User) {
      const { policy, passkey, pending } = await readRow(user)
      const createdAt = passkey && { passkey: { createdAt: passkey.createdAt } }
      return { networks, policy, operator: operator.limits ?? {}, ...createdAt, ...(pending && { pending }), delayMs }
    },
    async begin(user: User, { id, token, spend }: { id: string; token: string | undefined; spend: Spend }) {
      const row = await readRow(user)
      const { left, isAsked } = await check(row, user.id, spend)
      const challenge = isAsked ? createSecret() : undefined
      const stored = { userId: user.id, session: hashSecret(token ?? ''), spend, ...(challenge && { challenge }) }
      if (!(await spends.add(id, stored, now() + SPEND_LIFE_MS))) throw new RefusedRequestError(409, ENDED)
      return {
        ...(left !== undefined && { left: String(left) }),
        ...(challenge && { passkey: { challenge, id: row.passkey?.id ?? '' } }),
      }
    },
    /** Begins a look at the words of the seed, which always needs the passkey. */
    async beginExport(user: User, { id, token }: { id: string; token: string | undefined }) {
      const { passkey } = await readRow(user)
      if (passkey === undefined) throw new RefusedRequestError(403, NO_PASSKEY)
      const challenge = createSecret()
      const stored = { userId: user.id, session: hashSecret(token ?? ''), challenge }
      if (!(await spends.add(id, stored, now() + SPEND_LIFE_MS))) throw new RefusedRequestError(409, ENDED)
      return { passkey: { challenge, id: passkey.id } }
    },
    /**
     * Counts a request before its signature, once, however often it is tried again. A request that then fails stays
     * counted: the server cannot know whether it was sent.
     */
    async take(
      user: User,
      { id, token, assertion }: { id: string; token: string | undefined; assertion: Assertion | undefined },
    ) {
      const row = await spends.get(id)
      if (row?.userId !== user.id || row.session !== hashSecret(token ?? '')) throw new RefusedRequestError(410, ENDED)
      if (row.challenge !== undefined && row.isProved !== true) {
        if (assertion === undefined) throw new RefusedRequestError(403, 'This needs your passkey.')
        await answerChallenge(user, row.challenge, assertion)
        await spends.change(id, (stored) => {
          if (stored === undefined || stored.isProved === true) throw new RefusedRequestError(410, ENDED)
          return { ...stored, isProved: true }
        })
      }
      if (row.spend !== undefined) await count(user, id, { ...row, spend: row.spend })
      else if (user.email !== undefined) await post.exported({ to: user.email })
    },
    async beginPasskey(user: User) {
      if ((await readRow(user)).passkey !== undefined) throw new RefusedRequestError(409, HAS_PASSKEY)
      return { challenge: await createChallenge(user.id, 'passkey') }
    },
    async addPasskey(user: User, given: NewPasskey) {
      const challenge = await takeChallenge(user.id, 'passkey')
      const passkey = await verifyNewPasskey(given, { challenge, url: url(), now: now() })
      await changeRow(user, (row) => {
        if (row.passkey !== undefined) throw new RefusedRequestError(409, HAS_PASSKEY)
        return { ...row, passkey }
      })
    },
    /** Changes the policy. Returns what else a looser one needs: the passkey’s answer, or `delay`. */
    async change(
      user: User,
      change: PolicyChange,
      by: { delay?: boolean | undefined; assertion?: Assertion | undefined },
    ) {
      const row = await readRow(user)
      const isStricter = !isLooser(row.policy, change.policy) && !(change.removesPasskey && row.passkey !== undefined)
      const asks = Object.values(change.policy.limits).some(({ passkeyAbove }) => passkeyAbove !== undefined)
      if (asks && (row.passkey === undefined || change.removesPasskey)) throw new RefusedRequestError(409, NO_PASSKEY)
      if (!isStricter && by.assertion !== undefined) {
        await answerChallenge(user, await takeChallenge(user.id, nameChange(change)), by.assertion)
      } else if (!isStricter && by.delay === true && delayMs > 0) {
        const at = now() + delayMs
        // Before the change counts: the owner must hear of it.
        if (user.email !== undefined) await post.loosening({ to: user.email, at })
        await changeRow(user, (stored) => ({ ...stored, pending: { ...change, at } }))
        return { state: 'pending' as const, at }
      } else if (!isStricter && delayMs > 0) {
        const passkey = row.passkey && {
          id: row.passkey.id,
          challenge: await createChallenge(user.id, nameChange(change)),
        }
        return { state: 'asks' as const, ...(passkey && { passkey }) }
      }
      await changeRow(user, (stored) => {
        // Another change may have made the policy stricter meanwhile.
        if (isStricter && isLooser(stored.policy, change.policy)) throw new RefusedRequestError(409, ENDED)
        return apply(stored, change)
      })
      return { state: 'changed' as const }
    },
    async stop(user: User) {
      await changeRow(user, ({ pending: _, ...row }) => row)
    },
  }
}

function apply({ passkey }: Row, { policy, removesPasskey }: PolicyChange): Row {
  return { policy, ...(passkey && !removesPasskey && { passkey }) }
}

/** Adds the oldest entries up. Their sum counts until the newest of them would end. */
function shorten(entries: readonly z.output<typeof entrySchema>[]) {
  const [first, second, ...rest] = entries
  if (first === undefined || second === undefined || entries.length <= MOST_ENTRIES) return [...entries]
  const amount = String(BigInt(first.amount) + BigInt(second.amount))
  return [{ ...second, amount }, ...rest]
}
