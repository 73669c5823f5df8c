import type { AuthContext, BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { isSiwxError, SiwxError } from '../errors/SiwxError.js'
import { createMissingClientReporter } from '../server/createMissingClientReporter.js'
import { createSignIn, type SignInOptions } from '../server/createSignIn.js'
import { createVerifierLoader } from '../server/createVerifierLoader.js'
import { toHttpStatus } from '../server/http/toHttpStatus.js'
import { readSignedMessage, toTextFields } from '../server/http/toTextFields.js'
import { createSecret } from '../server/secrets.js'
import type { Session } from '../server/session.js'
import type { RecordKey, SignInStorage } from '../storage/storage.js'
import { createAccountSessionStore } from './createAccountSessionStore.js'
import { createUserFinder, PROVIDER_ID, type UserProfile } from './createUserFinder.js'

export interface SiwxPluginOptions extends Pick<SignInOptions, 'chains' | 'verifiers' | 'nonceLifetime'> {
  /** Origins of the app. @default better-auth's `baseURL` */
  readonly origins?: readonly string[] | undefined
  /** Returns the profile of a new user. @default the shortened address as name */
  readonly profile?: ((session: Session) => UserProfile | Promise<UserProfile>) | undefined
}

const MINUTE_SECONDS = 60

/**
 * Creates a plugin for better-auth 1.7 and later, with which users sign in by their wallet, of any namespace. Uses
 * better-auth's users, accounts and sessions. Serves `POST nonce`, `POST sign-in`, `GET sessions` and `POST sign-out`
 * below `/siwx`, like `createHandler`.
 */
export function siwx(options: SiwxPluginOptions) {
  const { chains, nonceLifetime, profile } = options
  const verifierOf = createVerifierLoader(options.verifiers)
  const verifiers = Object.fromEntries(
    Object.keys(options.verifiers).map((namespace) => [namespace, () => verifierOf(namespace)]),
  )
  // Create it per request, because one better-auth instance may serve several hosts, each with its own origin.
  const createRequestSignIn = ({ internalAdapter, baseURL }: AuthContext) =>
    createSignIn({
      origins: options.origins ?? [new URL(baseURL).origin],
      storage: createNonceStorage(internalAdapter),
      chains,
      verifiers,
      nonceLifetime,
    })

  const ownerOf = createUserFinder(profile)
  const reportMissing = createMissingClientReporter()

  return {
    id: PROVIDER_ID,
    rateLimit: [{ pathMatcher: (path: string) => path.startsWith('/siwx/'), window: MINUTE_SECONDS, max: 60 }],
    endpoints: {
      siwxNonce: createAuthEndpoint('/siwx/nonce', { method: 'POST', requireHeaders: true }, (ctx) =>
        answer(async () => {
          const cookie = ctx.context.createAuthCookie(PROVIDER_ID, { maxAge: 60 * MINUTE_SECONDS })
          const browser = (await ctx.getSignedCookie(cookie.name, ctx.context.secret)) || createSecret()
          const nonce = await createRequestSignIn(ctx.context).createNonce(
            browser,
            toTextFields(ctx.body ?? {}).get('address'),
          )
          await ctx.setSignedCookie(cookie.name, browser, ctx.context.secret, cookie.attributes)
          return ctx.json(nonce)
        }),
      ),
      siwxSignIn: createAuthEndpoint('/siwx/sign-in', { method: 'POST', requireHeaders: true }, (ctx) =>
        answer(
          async () => {
            const signed = readSignedMessage(toTextFields(ctx.body ?? {}))
            const { internalAdapter, createAuthCookie, secret } = ctx.context
            const browser = await ctx.getSignedCookie(createAuthCookie(PROVIDER_ID).name, secret)
            if (!browser) throw new SiwxError('NONCE_UNKNOWN')
            const verified = await createRequestSignIn(ctx.context).verify(browser, signed)
            const current = await getSessionFromCtx(ctx)
            const user = await ownerOf(ctx.context, verified, current?.user)
            const isSame = current?.user.id === user.id
            const session = isSame ? current.session : await internalAdapter.createSession(user.id)
            const accounts = createAccountSessionStore(internalAdapter)
            const before = await accounts.read(session)
            const entered = { ...verified, expiresAt: session.expiresAt.getTime() }
            await accounts.write(session, {
              isOwn: !isSame || before.isOwn,
              sessions: [...before.sessions.filter(({ account }) => account !== entered.account), entered],
            })
            if (!isSame) await setSessionCookie(ctx, { session, user })
            return ctx.json(entered)
          },
          (cause) => reportMissing(cause, (error) => ctx.context.logger.error(error.message)),
        ),
      ),
      siwxSessions: createAuthEndpoint('/siwx/sessions', { method: 'GET', requireHeaders: true }, (ctx) =>
        answer(async () => {
          const current = await getSessionFromCtx(ctx)
          if (!current) return ctx.json([])
          const { sessions } = await createAccountSessionStore(ctx.context.internalAdapter).read(current.session)
          return ctx.json([...sessions])
        }),
      ),
      siwxSignOut: createAuthEndpoint('/siwx/sign-out', { method: 'POST', requireHeaders: true }, (ctx) =>
        answer(async () => {
          const only = toTextFields(ctx.body ?? {}).get('account')
          const current = await getSessionFromCtx(ctx)
          if (!current) return ctx.json([])
          const accounts = createAccountSessionStore(ctx.context.internalAdapter)
          const { isOwn, sessions } = await accounts.read(current.session)
          const left = only === undefined ? [] : sessions.filter(({ account }) => account !== only)
          await accounts.write(current.session, { isOwn, sessions: left })
          // If the session began with another login, such as a password, it stays when its last wallet account signs
          // out.
          if (isOwn && left.length === 0) {
            await ctx.context.internalAdapter.deleteSession(current.session.token)
            deleteSessionCookie(ctx)
          }
          return ctx.json(left)
        }),
      ),
    },
  } satisfies BetterAuthPlugin
}

async function answer<Result>(callback: () => Promise<Result>, onCause?: (cause: unknown) => void): Promise<Result> {
  try {
    return await callback()
  } catch (error) {
    if (!isSiwxError(error)) throw error
    const { code, field, message, cause } = error
    onCause?.(cause)
    throw new APIError(toHttpStatus(code), { code, field, message })
  }
}

// `consumeVerificationValue` is atomic: of two parallel requests, only one receives the row.
type Verifications = Pick<AuthContext['internalAdapter'], 'createVerificationValue' | 'consumeVerificationValue'>

const identifierOf = ({ owner, key }: RecordKey) => `siwx:nonce:${owner}:${key}`

const createNonceStorage = (rows: Verifications): SignInStorage => ({
  async put(record) {
    const { value, expiresAt } = record
    await rows.createVerificationValue({ identifier: identifierOf(record), value, expiresAt: new Date(expiresAt) })
  },
  async take(key) {
    const row = await rows.consumeVerificationValue(identifierOf(key))
    return row ? { ...key, value: row.value, expiresAt: row.expiresAt.getTime() } : undefined
  },
  list: async () => [],
  async sweep() {},
})
