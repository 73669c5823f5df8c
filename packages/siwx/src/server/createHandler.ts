import { isSiwxError, SiwxError } from '../errors/SiwxError.js'
import { type Cookie, createCookies } from './cookies.js'
import type { SignedMessage, SignIn } from './createSignIn.js'
import { readBody } from './readBody.js'
import { latestOfEach, type Session } from './session.js'
import { statusOf } from './statusOf.js'
import { readSigned } from './toFields.js'

export interface HandlerOptions {
  /** What went wrong here: a storage or a node that fails. Visitors hear only that something did. @default console.error */
  readonly onError?: ((error: unknown) => void) | undefined
}

export interface SignInHandler {
  /**
   * Answers what the last part of the path names: `POST nonce`, `POST sign-in`, `POST sign-out` and `GET sessions`. Mount it under
   * any path, before whatever reads bodies.
   */
  handle(request: Request): Promise<Response>
  /** Who has signed in, oldest first, for whoever guards a page: empty means nobody. */
  sessions(request: Request): Promise<readonly Session[]>
}

/** More accounts than that are not signed in at once: each has a cookie, and the oldest ends. */
const MAX_ACCOUNTS = 16

/** Signing in over HTTP: from a request to a response, as Hono, Next, Bun, Deno and workers pass them on. */
export function createHandler(signIn: SignIn, options: HandlerOptions = {}): SignInHandler {
  const { origins, nonceLifetime, sessionLifetime } = signIn
  const { onError = (error) => console.error(error) } = options
  const cookies = createCookies(isSecure(origins))

  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    async 'POST nonce'(request) {
      const body = await readBody(request)
      const browser = cookies.read(request, 'nonce')[0] ?? cookies.create('nonce')
      const nonce = await signIn.createNonce(browser.secret, body.get('address'))
      return answer(nonce, [cookies.write(browser, nonceLifetime)])
    },
    async 'POST sign-in'(request) {
      const session = await verify(cookies.read(request, 'nonce'), readSigned(await readBody(request)))
      // A secret that nobody knew before: a cookie that was planted here is not signed in along.
      const entered = cookies.create('session')
      await signIn.keep(entered.secret, session)
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

  /** Of several cookies, which two answers at once may have set, one has the nonce. */
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
    return latestOfEach((await Promise.all(known.map(({ secret }) => signIn.sessions(secret)))).flat())
  }
  /** Ends all but the latest, and takes back the cookies that nobody is signed in by. */
  const clear = async (known: readonly Cookie[], limit: number) => {
    const held = await Promise.all(
      known.map(async (cookie) => ({ cookie, at: (await signIn.sessions(cookie.secret)).at(-1)?.signedInAt })),
    )
    const left = held.filter(({ at }) => at !== undefined).sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
    const kept = new Set(left.slice(0, limit))
    const over = held.filter((each) => !kept.has(each))
    await Promise.all(over.map(({ cookie }) => signIn.signOut(cookie.secret)))
    return over.map(({ cookie }) => cookies.clear(cookie))
  }

  return {
    sessions,
    async handle(request) {
      const [name] = new URL(request.url).pathname.split('/').filter(Boolean).slice(-1)
      const act = Object.hasOwn(routes, `${request.method} ${name}`) ? routes[`${request.method} ${name}`] : undefined
      if (act === undefined) return new Response(null, { status: 404 })
      try {
        checkOrigin(request, origins)
        return await act(request)
      } catch (error) {
        // What a storage says is nobody's but the site's.
        const { code, field, message } = isSiwxError(error) ? error : new SiwxError('SERVER_FAILED')
        const status = statusOf(code)
        if (status >= 500) onError(error)
        return answer({ code, field, message }, [], status)
      }
    },
  }
}

/** A cookie is for https or for a machine of one's own: where one server had both, the weaker would do for the site as well. */
function isSecure(origins: readonly string[]): boolean {
  const secure = origins.filter((origin) => origin.startsWith('https:'))
  if (secure.length > 0 && secure.length < origins.length)
    throw new TypeError(
      'createHandler takes origins of https or of http, not of both: the cookie of http can be planted',
    )
  return secure.length > 0
}

/** Browsers say where every POST comes from. */
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
