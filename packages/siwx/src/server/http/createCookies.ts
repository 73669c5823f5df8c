import { createSecret } from '../secrets.js'

export interface Cookie {
  readonly name: string
  readonly secret: string
}

type CookieKind = 'nonce' | 'session'

const SECRET = /^[0-9a-f]{32}$/
const MAX_COOKIES = 32

/**
 * Reads and writes cookies. Each nonce and each account has its own, so that parallel responses do not overwrite one
 * another. Over https, their names start with `__Host-`, because subdomains cannot set such cookies.
 */
export function createCookies(isSecure: boolean, prefix = 'siwx') {
  const nameOf = (kind: CookieKind) => `${isSecure ? '__Host-' : ''}${prefix}-${kind}-`
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ')
  return {
    read(request: Request, kind: CookieKind): readonly Cookie[] {
      const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
      const result = pairs.flatMap(([name = '', secret = '', ...rest]) => {
        const isOurs = name.startsWith(nameOf(kind)) && SECRET.test(secret) && rest.length === 0
        return isOurs ? [{ name, secret }] : []
      })
      const names = pairs.map(([name]) => name)
      return result.filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name)).slice(0, MAX_COOKIES)
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
