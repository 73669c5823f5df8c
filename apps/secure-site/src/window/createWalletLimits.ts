import * as z from 'zod/mini'
import type { FrameSession, SignedInUser } from '../frame/session/createFrameSession'
import type { SiteApi } from '../frame/session/createSiteApi'
import { answerByPasskey, createSecondFactor } from '../frame/spending/secondFactor'
import { createRandomBytes, toBase64Url } from '../frame/vault/bytes'
import { texts } from '../texts/texts'

const ID_BYTES = 32

const amount = z.string().check(z.regex(/^\d{1,78}$/))
const limits = z.record(z.string(), z.object({ perDay: z.optional(amount), passkeyAbove: z.optional(amount) }))
const policy = z.object({ limits, allowed: z.optional(z.array(z.string())) })
const overview = z.object({
  networks: z.array(z.string()),
  policy,
  operator: limits,
  passkey: z.optional(z.object({ createdAt: z.number() })),
  pending: z.optional(z.object({ at: z.number() })),
  delayMs: z.number(),
})
const changed = z.object({
  state: z.enum(['changed', 'pending', 'asks']),
  passkey: z.optional(z.object({ challenge: z.string(), id: z.string() })),
})
const exportAnswer = z.object({ passkey: z.object({ challenge: z.string(), id: z.string() }) })
const challenge = z.object({ challenge: z.string() })

export type LimitPolicy = z.output<typeof policy>
export type LimitOverview = z.output<typeof overview>

export interface LimitChange {
  readonly policy: LimitPolicy
  readonly removesPasskey: boolean
}

export type WalletLimits = ReturnType<typeof createWalletLimits>

/** Reads and changes what the server’s policy lets the wallet send. */
export function createWalletLimits({
  api,
  session,
  site,
}: {
  api: SiteApi
  session: Pick<FrameSession, 'readWords'>
  site: { readonly name: string }
}) {
  const change = (user: SignedInUser, body: object) => api.call('policy/change', body, changed, { token: user.token })
  return {
    read: (user: SignedInUser): Promise<LimitOverview> => api.call('policy', {}, overview, { token: user.token }),
    /** Makes a stricter change at once. A looser one comes back with `asks`. */
    change,
    async changeByPasskey(user: SignedInUser, wanted: LimitChange): Promise<void> {
      const { passkey } = await change(user, wanted)
      if (passkey !== undefined) await change(user, { ...wanted, assertion: await answerByPasskey(passkey) })
    },
    changeLater: (user: SignedInUser, wanted: LimitChange) => change(user, { ...wanted, delay: true }),
    async addPasskey(user: SignedInUser): Promise<void> {
      const { token } = user
      const begun = await api.call('policy/passkey', {}, challenge, { token })
      const names = { siteName: site.name, userName: user.email ?? user.userName ?? texts().window.walletName }
      const passkey = await createSecondFactor(begun.challenge, names)
      await api.call('policy/passkey/add', { passkey }, z.object({}), { token })
    },
    /** Has the passkey answer, and returns the 24 words of the seed. */
    async readWords(user: SignedInUser): Promise<readonly string[]> {
      const id = toBase64Url(createRandomBytes(ID_BYTES))
      const { passkey } = await api.call('policy/export', { id }, exportAnswer, { token: user.token })
      const words = await session.readWords(user, { id, assertion: await answerByPasskey(passkey) })
      return words.split(' ')
    },
    async keep(user: SignedInUser): Promise<void> {
      await api.call('policy/stop', {}, z.object({}), { token: user.token })
    },
  }
}
