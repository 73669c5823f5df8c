import { isOriginAllowed } from '../isOriginAllowed'
import type { AbuseCheck, Mailer, MailRequest, SocialProviders, Storage } from '../types'
import { createSignedTables } from './createSignedTables'
import type { TableFactory } from './createTableFactory'
import { createDeviceRequests } from './devices/createDeviceRequests'
import { createDelayedEmailChanges } from './email/createDelayedEmailChanges'
import { createEmailChange } from './email/createEmailChange'
import { createEmailCodes } from './email/createEmailCodes'
import { createEmailLimits } from './email/createEmailLimits'
import { createEmailLogin } from './email/createEmailLogin'
import { createMailCooldown } from './email/createMailCooldown'
import { refuseAbuse } from './email/refuseAbuse'
import { createLongPollNotifier } from './http/createLongPollNotifier'
import { RefusedRequestError } from './http/RefusedRequestError'
import type { ServiceKeys } from './keys/createServiceKeys'
import { createMailSender } from './mail/createMailSender'
import { createUndeliverableAddresses } from './mail/createUndeliverableAddresses'
import type { AuditLog } from './operation/createAuditLog'
import { createPolicies } from './policy/createPolicies'
import type { OperatorPolicy } from './policy/policySchema'
import { createReviews } from './reviews/createReviews'
import { createProofs, type ProvedCall } from './sessions/createProofs'
import { createSessions, type LoginDevice } from './sessions/createSessions'
import { createUsers } from './sessions/createUsers'
import type { User } from './sessions/userSchema'
import { createShares } from './shares/createShares'
import { createFarcasterLogin } from './social/createFarcasterLogin'
import { createLoginTickets } from './social/createLoginTickets'
import { createSocialLogin } from './social/createSocialLogin'
import { createUserDeletion } from './users/createUserDeletion'

const NOT_FOUND = 'This wallet can’t be found right now. It hasn’t been changed.'
const NO_LIMITS = 'The limits of this wallet can’t be read right now. Nothing was sent.'

export type SecureServices = ReturnType<typeof createServices>

export function createServices({
  now,
  cooldownMs,
  emailChangeDelayMs,
  storage,
  tables,
  keys,
  audit,
  unnamedKey,
  mailer,
  log,
  providers,
  needsDevice,
  checkAbuse,
  hasCaptcha,
  policy,
  networks,
  url,
  allowedOrigins,
}: {
  now: () => number
  cooldownMs: number
  emailChangeDelayMs: number
  storage: Storage
  tables: TableFactory
  keys: ServiceKeys
  audit: AuditLog
  unnamedKey: string
  mailer: Mailer
  log: (line: string) => void
  providers: SocialProviders
  needsDevice: (email: string) => boolean
  checkAbuse: AbuseCheck
  hasCaptcha: boolean
  policy: OperatorPolicy
  networks: readonly string[]
  url: () => string
  allowedOrigins: readonly string[]
}) {
  const signed = createSignedTables({ tables, keys })
  const users = createUsers({ now, tables, identities: createSignedTables({ tables, keys, refusal: NOT_FOUND }) })
  const sessions = createSessions({ now, tables: signed, users, keys })
  const proofs = createProofs({ now, tables, keys, url })
  const codes = createEmailCodes({ now, tables, keys, url })
  const cooldown = createMailCooldown({ now, tables, milliseconds: cooldownMs })
  const limits = createEmailLimits({ now, tables })
  const tickets = createLoginTickets({ now, tables: signed })
  const undeliverable = createUndeliverableAddresses({ now, tables })
  const post = createMailSender({ mailer, url, log, undeliverable })
  const moves = createDelayedEmailChanges({
    ...{ now, storage, tables, signed, keys, post, users, sessions, audit, log },
    delayMs: emailChangeDelayMs,
  })
  const signals = createLongPollNotifier()
  const redirectUri = () => `${url()}/social/callback`
  const describe = ({ id, email, userName }: User) => ({
    userId: id,
    ...(email === undefined ? {} : { email }),
    ...(userName === undefined ? {} : { userName }),
  })
  const mayEmbed = (origin: string) => {
    // In the site’s own window, users log in without an app.
    if (origin !== url() && !isOriginAllowed(origin, allowedOrigins))
      throw new RefusedRequestError(403, 'Unauthorized: origin not allowed')
  }
  return {
    users,
    shares: createShares({ now, users, keys, unnamedKey }),
    sessions,
    devices: createDeviceRequests({ now, tables, signals }),
    reviews: createReviews({ now, tables, signals }),
    policies: createPolicies({
      ...{ now, tables, signed, url, post, networks },
      strict: createSignedTables({ tables, keys, refusal: NO_LIMITS }),
      operator: policy,
      delayMs: emailChangeDelayMs,
    }),
    audit,
    proofs,
    async findUser(call: ProvedCall) {
      const proof = await proofs.read(call)
      const user = await sessions.user(call.token, proof.thumbprint)
      await proofs.use(proof)
      return moves.applyDue(user)
    },
    async findDevice({ userAgent, ...call }: ProvedCall & { readonly userAgent: string }): Promise<LoginDevice> {
      const proof = await proofs.read(call)
      const { thumbprint, origin } = proof
      mayEmbed(origin)
      await proofs.use(proof)
      return { thumbprint, origin, userAgent }
    },
    login: createEmailLogin({ now, tables: signed, codes, cooldown, limits, post, signals, audit, needsDevice }),
    change: createEmailChange({
      ...{ now, tables: signed, codes, cooldown, limits, post, moves, audit, users, sessions, signals },
    }),
    moves,
    deletion: createUserDeletion({ storage, users, sessions, moves, post }),
    tickets,
    social: createSocialLogin({ now, tables: signed, providers, redirectUri, tickets }),
    farcaster: createFarcasterLogin({ now, tables: signed, signals }),
    signals,
    describe,
    limits,
    async refuseAbuse(request: MailRequest) {
      if (request.captcha !== undefined) await limits.begin(request.client)
      await refuseAbuse({ checkAbuse, hasCaptcha, log }, request)
    },
    mayEmbed,
    /** Signs the owner of an identity in. `former` is an identity that it replaces. */
    async enter({
      identity,
      profile,
      former,
      device,
      client,
    }: {
      identity: string
      profile: { email?: string | undefined; userName?: string | undefined }
      former?: string
      device: LoginDevice
      client: string
    }) {
      if (identity.startsWith('email:')) {
        const email = identity.slice('email:'.length)
        await moves.applyFor(email)
        // If a user is due to move away from this address, the address then opens a new wallet.
        const leaving = await users.find(identity)
        if (leaving !== undefined) await moves.applyDue(leaving)
      }
      const user = await users.enter(identity, profile, former)
      const session = await sessions.begin(user.id, device)
      const [method] = identity.split(':')
      // Write to the audit log before returning the token: if that fails, so does the login.
      await audit.append('login', { userId: user.id, email: user.email, client, token: session.token, method })
      return { ...session, ...describe(user) }
    },
  }
}
