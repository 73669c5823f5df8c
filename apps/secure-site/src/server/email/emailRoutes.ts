import * as z from 'zod/mini'
import { captchaTokenSchema } from '../../frame/login/captchaMessages'
import type { SecureServices } from '../createServices'
import { longPollUntil } from '../http/longPollUntil'
import { emailSchema, originSchema, proofSchema, secretSchema, sixDigitCodeSchema } from '../http/requestSchemas'
import { createApiRoute, createLoginApiRoute, createUserApiRoute } from '../http/routes'

const windowBody = z.object({ attempt: secretSchema, secret: secretSchema })
const captcha = z.optional(captchaTokenSchema)
const changeBody = z.extend(windowBody, { isAlone: z.optional(z.boolean()) })
const changeCodeBody = z.extend(changeBody, { digits: sixDigitCodeSchema })

export const emailRoutes = ({ login, change, shares, enter, mayEmbed, refuseAbuse, signals }: SecureServices) => [
  createApiRoute(
    '/api/email/begin',
    z.object({
      email: emailSchema,
      origin: originSchema,
      device: z.optional(secretSchema),
      challenge: secretSchema,
      windowChallenge: secretSchema,
      captcha,
    }),
    async ({ captcha, ...body }, { userAgent, client }) => {
      mayEmbed(body.origin)
      const { email, origin } = body
      await refuseAbuse({ kind: 'login', email, origin, userAgent, client, captcha, isRepeated: false })
      return login.begin({ ...body, userAgent, client })
    },
  ),
  createApiRoute('/api/email/device', z.object({ attempt: secretSchema }), async ({ attempt }, { signal }) => ({
    approved: await longPollUntil(() => login.isApproved(attempt), { signals, name: login.signalOf(attempt), signal }),
  })),
  createApiRoute('/api/email/window', windowBody, ({ attempt, secret }, { client }) =>
    login.describeToWindow(attempt, secret, client),
  ),
  createApiRoute('/api/email/resend', windowBody, async ({ attempt, secret }, { client, userAgent }) => {
    const { email, origin } = await login.describeToWindow(attempt, secret, client)
    await refuseAbuse({ kind: 'login', email, origin, userAgent, client, isRepeated: true })
    await login.resend(attempt, secret, client)
    return {}
  }),
  createApiRoute(
    '/api/email/finish',
    z.extend(windowBody, { digits: sixDigitCodeSchema, isAlone: z.optional(z.boolean()) }),
    async ({ attempt, secret, digits, isAlone }, { client, userAgent }) => {
      const alone = isAlone ? { userAgent } : undefined
      const ticket = await login.finish(attempt, { secret, digits, client, alone })
      return ticket === undefined ? {} : { ticket }
    },
  ),
  createLoginApiRoute(
    '/api/email/redeem',
    z.object({
      attempt: secretSchema,
      verifier: secretSchema,
      ticket: z.optional(secretSchema),
      waits: z.optional(z.boolean()),
    }),
    async ({ attempt, verifier, ticket, waits }, { client, device, signal }) => {
      const isAlone = () => login.isFinishedAlone(attempt)
      const waiting = { signals, name: login.signalOf(attempt), signal }
      if (ticket === undefined && !(await (waits ? longPollUntil(isAlone, waiting) : isAlone()))) return {}
      const email = await login.redeem(attempt, { verifier, ticket })
      return { login: await enter({ identity: `email:${email}`, profile: { email }, device, client }) }
    },
  ),
  createUserApiRoute(
    '/api/email/change',
    z.object({
      email: emailSchema,
      origin: originSchema,
      windowChallenge: secretSchema,
      proof: z.optional(proofSchema),
      captcha,
    }),
    async ({ proof = '', captcha, ...body }, { user, client, token, userAgent }) => {
      const { email, origin } = body
      // A mailed code must not be enough to take the wallet's login away from its owner.
      if (user.sharing) shares.requireProof(user, { change: 'email', wayId: email, token, proof })
      await refuseAbuse({ kind: 'emailChange', email, origin, userAgent, client, captcha, isRepeated: false })
      return change.begin(user, { ...body, client, userAgent, token })
    },
    { audit: ({ email, origin }) => ({ event: 'email.change', newEmail: email, origin }) },
  ),
  createUserApiRoute(
    '/api/email/change/wait',
    z.object({ attempt: secretSchema }),
    async ({ attempt }, { user, signal }) => {
      const isDone = async () => (await change.findDone(user, attempt)) !== undefined
      await longPollUntil(isDone, { signals, name: change.signalOf(attempt), signal })
      return { done: await change.findDone(user, attempt) }
    },
    { audit: undefined },
  ),
  createUserApiRoute(
    '/api/email/change/window',
    changeBody,
    ({ attempt }, { user }) => change.describe(user, attempt),
    {
      audit: undefined,
      find: change.findUser,
    },
  ),
  createUserApiRoute(
    '/api/email/change/resend',
    changeBody,
    async ({ attempt }, { user, client, userAgent }) => {
      const { email, origin } = await change.describe(user, attempt)
      await refuseAbuse({ kind: 'emailChange', email, origin, userAgent, client, isRepeated: true })
      await change.resend(user, attempt, client)
      return {}
    },
    { audit: undefined, find: change.findUser },
  ),
  createUserApiRoute(
    '/api/email/change/old',
    changeCodeBody,
    (body, { user, client }) => change.proveOld(user, body, client),
    { audit: () => ({ event: 'email.approve' }), find: change.findUser },
  ),
  createUserApiRoute(
    '/api/email/change/new',
    changeCodeBody,
    (body, { user, client }) => change.proveNew(user, body, client),
    { audit: () => ({ event: 'email.confirm' }), find: change.findUser },
  ),
]
