/** The cookie by which a browser is known. Names with `__Host-` can be set by the site itself alone, and over https alone. */
export function createCookie(isSecure: boolean, lifetime: number) {
  const name = isSecure ? '__Host-siwx' : 'siwx'
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ')
  return {
    /** The secret of a request's browser; undefined where it has none, or one that is not of ours. */
    read(request: Request): string | undefined {
      const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
      const values = pairs.filter(([key]) => key === name).map(([, value]) => value)
      const [value] = values
      return values.length === 1 && value !== undefined && /^[0-9a-f]{32}$/.test(value) ? value : undefined
    },
    write: (secret: string) => `${name}=${secret}; ${attributes}; Max-Age=${Math.floor(lifetime / 1000)}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
