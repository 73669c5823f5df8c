import { isSiwxError, SiwxError } from '../errors/SiwxError.js'
import { createCookie } from './cookie.js'
import type { SignIn } from './createSignIn.js'
import { createSecret } from './random.js'
import { readBody } from './readBody.js'
import type { Session } from './session.js'
import { statusOf } from './statusOf.js'
import { readSigned } from './toFields.js'

export interface SignInHandler {
  /**
   * Answers what the last part of the path names: `POST nonce`, `POST sign-in`, `POST sign-out` and `GET sessions`. Mount it under
   * any path.
   */
  handle(request: Request): Promise<Response>
  /** Who has signed in, for whoever guards a page: empty means nobody. */
  sessions(request: Request): Promise<readonly Session[]>
}

/** Signing in over HTTP: from a request to a response, as Hono, Next, Bun, Deno and workers pass them on. */
export function createHandler(signIn: SignIn): SignInHandler {
  const { origins } = signIn
  const cookie = createCookie(
    origins.every((origin) => origin.startsWith('https:')),
    signIn.sessionLifetime,
  )

  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    async 'POST nonce'(request) {
      const body = await readBody(request)
      const browser = cookie.read(request) ?? createSecret()
      const nonce = await signIn.createNonce(browser, body.get('address'))
      return answer(nonce, cookie.write(browser))
    },
    async 'POST sign-in'(request) {
      const signed = readSigned(await readBody(request))
      const browser = cookie.read(request)
      if (browser === undefined) throw new SiwxError('NONCE_UNKNOWN')
      const session = await signIn.verify(browser, signed)
      const known = await signIn.sessions(browser)
      // Who knew the cookie before anybody had signed in is not signed in with them.
      const next = known.length === 0 ? await signIn.renew(browser) : browser
      await signIn.keep(next, session)
      return answer(session, cookie.write(next))
    },
    async 'POST sign-out'(request) {
      const account = (await readBody(request)).get('account')
      const browser = cookie.read(request)
      if (browser === undefined) return answer([])
      await signIn.signOut(browser, account)
      const left = await signIn.sessions(browser)
      return left.length === 0 ? answer(left, cookie.clear()) : answer(left)
    },
    'GET sessions': async (request) => answer(await sessions(request)),
  }
  const sessions = async (request: Request) => {
    const browser = cookie.read(request)
    return browser === undefined ? [] : signIn.sessions(browser)
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
        if (!isSiwxError(error)) throw error
        const { code, field, message } = error
        return answer({ code, field, message }, undefined, statusOf(code))
      }
    },
  }
}

/** Browsers say where every POST comes from. */
function checkOrigin(request: Request, origins: readonly string[]) {
  const origin = request.headers.get('origin')
  const isAllowed = origin === null ? request.method === 'GET' : origins.includes(origin)
  if (!isAllowed) throw new SiwxError('ORIGIN_NOT_ALLOWED')
}

function answer(body: unknown, cookie?: string, status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  if (cookie !== undefined) headers.set('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}
