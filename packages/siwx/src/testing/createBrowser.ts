import { ORIGIN, toText } from './createServer.js'
import type { Signer } from './keys.js'

type Fetch = (request: Request) => Response | Promise<Response>

/** A browser, as far as a server sees one: it says where a request comes from, and keeps a cookie. */
export function createBrowser(fetch: Fetch, origin: string = ORIGIN) {
  let cookie: string | undefined
  const send = async (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(
      new Request(`${origin}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: {
          ...(method === 'POST' && { origin, 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie: `other=1; ${cookie}` }),
          ...headers,
        },
      }),
    )
    const set = response.headers.get('set-cookie')
    if (set !== null) cookie = /Max-Age=0\b/.test(set) ? undefined : set.split(';')[0]
    return response
  }
  return {
    cookie: () => cookie,
    /** Another browser, or the same one later, with the cookie of a moment. */
    setCookie: (value: string | undefined) => {
      cookie = value
    },
    get: (path: string) => send('GET', path),
    post: (path: string, body: object = {}, headers?: Readonly<Record<string, string>>) =>
      send('POST', path, body, headers),
    /** All of signing in, as a page does it. */
    async enter(signer: Signer, at = '/siwx') {
      const nonce = await (await send('POST', `${at}/nonce`, { address: signer.address })).json()
      const message = toText(signer, nonce, { domain: new URL(origin).host, uri: origin })
      return send('POST', `${at}/sign-in`, { message, signature: await signer.sign(message) })
    },
  }
}
