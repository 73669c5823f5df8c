import { isSiwxError, SiwxError } from '../../errors/SiwxError.js'
import { createMissingClientReporter } from '../createMissingClientReporter.js'
import type { SignedMessage, SignIn } from '../createSignIn.js'
import { keepLatestPerAccount, type Session } from '../session.js'
import { type Cookie, createCookies } from './createCookies.js'
import { readBody } from './readBody.js'
import { toHttpStatus } from './toHttpStatus.js'
import { readSignedMessage } from './toTextFields.js'

export interface HandlerOptions {
  /**
   * Called with errors whose details users do not see: failures of storage or nodes and, once per chain,
   * `CLIENT_MISSING` when a contract account cannot be verified.
   * @default console.error
   */
  readonly onError?: ((error: unknown) => void) | undefined
  /** Begins the names of cookies. Several handlers on one host need different ones. @default 'siwx' */
  readonly cookiePrefix?: string | undefined
}

export interface SignInHandler {
  /**
   * Answers `POST nonce`, `POST sign-in`, `POST sign-out` and `GET sessions`, which are the last segment of the path.
   * Mount it before any body parser.
   */
  handle(request: Request): Promise<Response>
  /** Returns the sessions that belong to the request's cookies, oldest first. Empty if the user is not signed in. */
  sessions(request: Request): Promise<readonly Session[]>
}

const MAX_ACCOUNTS = 16

/** Creates a handler of web-standard `Request`s, for Hono, Next, Bun, Deno and workers. */
export function createHandler(signIn: SignIn, options: HandlerOptions = {}): SignInHandler {
  const { origins, nonceLifetime, sessionLifetime } = signIn
  const { onError = (error) => console.error(error) } = options
  const reportMissing = createMissingClientReporter()
  const cookies = createCookies(isSecure(origins), options.cookiePrefix)

  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    async 'POST nonce'(request) {
      const body = await readBody(request)
      const browser = cookies.read(request, 'nonce')[0] ?? cookies.create('nonce')
      const nonce = await signIn.createNonce(browser.secret, body.get('address'))
      return answer(nonce, [cookies.write(browser, nonceLifetime)])
    },
    async 'POST sign-in'(request) {
      const session = await verify(cookies.read(request, 'nonce'), readSignedMessage(await readBody(request)))
      // Create a new secret for each sign-in, so that a cookie that an attacker has set cannot become that of a
      // session.
      const entered = cookies.create('session')
      await signIn.storeSession(entered.secret, session)
      const known = cookies.read(request, 'session')
      await Promise.all(known.map(({ secret }) => signIn.signOut(secret, session.account)))
      return answer(session, [cookies.write(entered, sessionLifetime), ...(await clear(known, MAX_ACCOUNTS - 1))])
    },
    async 'POST sign-out'(request) {
      const account = (await readBody(request)).get('account')
      const known = cookies.read(request, 'session')
      await Promise.all(known.map(({ secret }) => signIn.signOut(secret, account)))
      return answer(await sessions(request), await clear(known, MAX_ACCOUNTS))
    },
    'GET sessions': async (request) => answer(await sessions(request)),
  }

  // Several requests at once may have set several nonce cookies: find the one of this message.
  const verify = async (browsers: readonly Cookie[], signed: SignedMessage): Promise<Session> => {
    for (const { secret } of browsers) {
      try {
        return await signIn.verify(secret, signed)
      } catch (error) {
        if (!isSiwxError(error, 'NONCE_UNKNOWN')) throw error
      }
    }
    throw new SiwxError('NONCE_UNKNOWN')
  }
  const sessions = async (request: Request) => {
    const known = cookies.read(request, 'session')
    return keepLatestPerAccount((await Promise.all(known.map(({ secret }) => signIn.sessions(secret)))).flat())
  }
  const clear = async (known: readonly Cookie[], limit: number) => {
    const held = await Promise.all(
      known.map(async (cookie) => ({ cookie, at: (await signIn.sessions(cookie.secret)).at(-1)?.signedInAt })),
    )
    const left = held.filter(({ at }) => at !== undefined).sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
    const stored = new Set(left.slice(0, limit))
    const over = held.filter((each) => !stored.has(each))
    await Promise.all(over.map(({ cookie }) => signIn.signOut(cookie.secret)))
    return over.map(({ cookie }) => cookies.clear(cookie))
  }

  return {
    sessions,
    async handle(request) {
      const [name] = new URL(request.url).pathname.split('/').filter(Boolean).slice(-1)
      const handler = Object.hasOwn(routes, `${request.method} ${name}`)
        ? routes[`${request.method} ${name}`]
        : undefined
      if (handler === undefined) return new Response(null, { status: 404 })
      try {
        checkOrigin(request, origins)
        return await handler(request)
      } catch (error) {
        // For an internal error, the response contains only `SERVER_FAILED`.
        const { code, field, message, cause } = isSiwxError(error) ? error : new SiwxError('SERVER_FAILED')
        const status = toHttpStatus(code)
        if (status >= 500) onError(error)
        else reportMissing(cause, onError)
        return answer({ code, field, message }, [], status)
      }
    },
  }
}

// Requires https for all origins or for none: with both, cookies could not have the prefix `__Host-`.
function isSecure(origins: readonly string[]): boolean {
  const secure = origins.filter((origin) => origin.startsWith('https:'))
  if (secure.length > 0 && secure.length < origins.length)
    throw new TypeError('createHandler takes https or http origins, not both: the cookies of http can be planted')
  return secure.length > 0
}

function checkOrigin(request: Request, origins: readonly string[]) {
  const origin = request.headers.get('origin')
  const isAllowed = origin === null ? request.method === 'GET' : origins.includes(origin)
  if (!isAllowed) throw new SiwxError('ORIGIN_NOT_ALLOWED')
}

function answer(body: unknown, set: readonly string[] = [], status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  for (const cookie of set) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}
