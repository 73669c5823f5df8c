import { createMessageText, ORIGIN } from './createSignInServer.js'
import type { Signer } from './keys.js'

type Fetch = (request: Request) => Response | Promise<Response>

export function createFakeBrowser(fetch: Fetch, origin: string = ORIGIN) {
  const jar = new Map<string, string>()
  const cookie = () => (jar.size === 0 ? undefined : [...jar].map((each) => each.join('=')).join('; '))
  const send = async (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(
      new Request(`${origin}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: {
          ...(method === 'POST' && { origin, 'content-type': 'application/json' }),
          ...(jar.size > 0 && { cookie: `other=1; ${cookie()}` }),
          ...headers,
        },
      }),
    )
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      if (/Max-Age=0\b/.test(set)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    cookie,
    setCookie: (value: string | undefined) => {
      jar.clear()
      for (const each of value?.split('; ') ?? []) {
        const [name = '', ...rest] = each.split('=')
        jar.set(name, rest.join('='))
      }
    },
    get: (path: string) => send('GET', path),
    post: (path: string, body: object = {}, headers?: Readonly<Record<string, string>>) =>
      send('POST', path, body, headers),
    async signIn(signer: Signer, at = '/siwx') {
      const nonce = await (await send('POST', `${at}/nonce`, { address: signer.address })).json()
      const message = createMessageText(signer, nonce, { domain: new URL(origin).host, uri: origin })
      return send('POST', `${at}/sign-in`, { message, signature: await signer.sign(message) })
    },
  }
}
