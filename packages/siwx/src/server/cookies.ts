import { createSecret } from './random.js'

/** A cookie of ours that a request brought. */
export interface Cookie {
  readonly name: string
  readonly secret: string
}

/** One of each is for what is being signed, one for each account that has signed in. */
type CookieKind = 'nonce' | 'session'

const SECRET = /^[0-9a-f]{32}$/
/** A request with more of them is somebody's who tries. */
const MAX_COOKIES = 32

/**
 * The cookies by which a browser is known. Each has a name of its own, so that of two answers at once neither takes away what the
 * other gave. Names with `__Host-` can be set by the site itself alone, and over https alone.
 */
export function createCookies(isSecure: boolean) {
  const nameOf = (kind: CookieKind) => `${isSecure ? '__Host-' : ''}siwx-${kind}-`
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ')
  return {
    /** Those of a request. One that is there twice, or is none of ours, is none. */
    read(request: Request, kind: CookieKind): readonly Cookie[] {
      const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
      const found = pairs.flatMap(([name = '', secret = '', ...rest]) => {
        const isOurs = name.startsWith(nameOf(kind)) && SECRET.test(secret) && rest.length === 0
        return isOurs ? [{ name, secret }] : []
      })
      const names = pairs.map(([name]) => name)
      return found.filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name)).slice(0, MAX_COOKIES)
    },
    create: (kind: CookieKind): Cookie => ({
      name: `${nameOf(kind)}${createSecret().slice(0, 8)}`,
      secret: createSecret(),
    }),
    write: ({ name, secret }: Cookie, lifetime: number) =>
      `${name}=${secret}; ${attributes}; Max-Age=${Math.floor(lifetime / 1000)}`,
    clear: ({ name }: Cookie) => `${name}=; ${attributes}; Max-Age=0`,
  }
}
