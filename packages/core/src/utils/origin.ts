export const DEFAULT_ORIGINS: readonly string[] = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.length === 0 || [...allowed, ...DEFAULT_ORIGINS].some((pattern) => matches(origin, pattern))
}

// Matches an origin with a pattern. `*` stands for one label of the host, or for any port. A pattern without a scheme
// matches any scheme; one without a port matches the scheme's default port.
function matches(origin: string, pattern: string): boolean {
  const page = split(origin)
  const wanted = split(pattern)
  if (!page || !wanted) return false
  if (wanted.scheme && wanted.scheme !== page.scheme) return false
  const port = (part: Split) => part.port ?? (page.scheme === 'https' ? '443' : '80')
  if (wanted.port !== '*' && port(wanted) !== port(page)) return false
  return (
    wanted.labels.length === page.labels.length &&
    wanted.labels.every((label, index) => label === '*' || label === page.labels[index])
  )
}

interface Split {
  readonly scheme: string | undefined
  readonly labels: readonly string[]
  readonly port: string | undefined
}

function split(text: string): Split | undefined {
  const [, scheme, host, port] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?\/?$/i.exec(text.trim()) ?? []
  return host ? { scheme: scheme?.toLowerCase(), labels: host.toLowerCase().split('.'), port } : undefined
}
