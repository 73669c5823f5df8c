import type { AuthContext, BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { isSiwxError, SiwxError } from '../errors/SiwxError.js'
import { createSignIn, type SignInOptions } from '../server/createSignIn.js'
import { createVerifiers } from '../server/createVerifiers.js'
import { createSecret } from '../server/random.js'
import type { Session } from '../server/session.js'
import { statusOf } from '../server/statusOf.js'
import { readSigned, toFields } from '../server/toFields.js'
import { createNonceStorage } from './nonceStorage.js'
import { createOwners, PROVIDER, type VisitorProfile } from './owners.js'
import { createSignedIn } from './signedIn.js'

export interface SiwxPluginOptions extends Pick<SignInOptions, 'chains' | 'verifiers' | 'nonceLifetime'> {
  /** The origins of the site. @default the one of better-auth's `baseURL` */
  readonly origins?: readonly string[] | undefined
  /** What a new user is called, asked for each of them. @default the beginning and the end of their address */
  readonly profile?: ((session: Session) => VisitorProfile | Promise<VisitorProfile>) | undefined
}

const MINUTE = 60

/**
 * Signing in with wallets of all namespaces as a plugin of better-auth 1.7 and later: nonces, users, accounts and sessions are its
 * own. Answers below `/siwx` what `createHandler` answers: `POST nonce`, `POST sign-in`, `GET sessions`, `POST sign-out`.
 */
export function siwx(options: SiwxPluginOptions) {
  const { chains, nonceLifetime, profile } = options
  const verifierOf = createVerifiers(options.verifiers)
  const verifiers = Object.fromEntries(
    Object.keys(options.verifiers).map((namespace) => [namespace, () => verifierOf(namespace)]),
  )
  // Of each request: better-auth may answer for several hosts.
  const signInOf = ({ internalAdapter, baseURL }: AuthContext) =>
    createSignIn({
      origins: options.origins ?? [new URL(baseURL).origin],
      storage: createNonceStorage(internalAdapter),
      chains,
      verifiers,
      nonceLifetime,
    })

  const ownerOf = createOwners(profile)

  return {
    id: PROVIDER,
    rateLimit: [{ pathMatcher: (path: string) => path.startsWith('/siwx/'), window: MINUTE, max: 60 }],
    endpoints: {
      siwxNonce: createAuthEndpoint('/siwx/nonce', { method: 'POST', requireHeaders: true }, (ctx) =>
        answer(async () => {
          const cookie = ctx.context.createAuthCookie(PROVIDER, { maxAge: 60 * MINUTE })
          const browser = (await ctx.getSignedCookie(cookie.name, ctx.context.secret)) || createSecret()
          const nonce = await signInOf(ctx.context).createNonce(browser, toFields(ctx.body ?? {}).get('address'))
          await ctx.setSignedCookie(cookie.name, browser, ctx.context.secret, cookie.attributes)
          return ctx.json(nonce)
        }),
      ),
      siwxSignIn: createAuthEndpoint('/siwx/sign-in', { method: 'POST', requireHeaders: true }, (ctx) =>
        answer(async () => {
          const signed = readSigned(toFields(ctx.body ?? {}))
          const { internalAdapter, createAuthCookie, secret } = ctx.context
          const browser = await ctx.getSignedCookie(createAuthCookie(PROVIDER).name, secret)
          if (!browser) throw new SiwxError('NONCE_UNKNOWN')
          const verified = await signInOf(ctx.context).verify(browser, signed)
          const current = await getSessionFromCtx(ctx)
          const user = await ownerOf(ctx.context, verified, current?.user)
          const isSame = current?.user.id === user.id
          const session = isSame ? current.session : await internalAdapter.createSession(user.id)
          const accounts = createSignedIn(internalAdapter)
          const before = await accounts.read(session)
          const entered = { ...verified, expiresAt: session.expiresAt.getTime() }
          await accounts.write(session, {
            isOwn: !isSame || before.isOwn,
            sessions: [...before.sessions.filter(({ account }) => account !== entered.account), entered],
          })
          if (!isSame) await setSessionCookie(ctx, { session, user })
          return ctx.json(entered)
        }),
      ),
      siwxSessions: createAuthEndpoint('/siwx/sessions', { method: 'GET', requireHeaders: true }, (ctx) =>
        answer(async () => {
          const current = await getSessionFromCtx(ctx)
          if (!current) return ctx.json([])
          const { sessions } = await createSignedIn(ctx.context.internalAdapter).read(current.session)
          return ctx.json([...sessions])
        }),
      ),
      siwxSignOut: createAuthEndpoint('/siwx/sign-out', { method: 'POST', requireHeaders: true }, (ctx) =>
        answer(async () => {
          const only = toFields(ctx.body ?? {}).get('account')
          const current = await getSessionFromCtx(ctx)
          if (!current) return ctx.json([])
          const accounts = createSignedIn(ctx.context.internalAdapter)
          const { isOwn, sessions } = await accounts.read(current.session)
          const left = only === undefined ? [] : sessions.filter(({ account }) => account !== only)
          await accounts.write(current.session, { isOwn, sessions: left })
          // Who came another way stays signed in that way.
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

/** Errors as better-auth throws them, with the same code, field and message as `createHandler` answers. */
async function answer<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isSiwxError(error)) throw error
    const { code, field, message } = error
    throw new APIError(statusOf(code), { code, field, message })
  }
}
