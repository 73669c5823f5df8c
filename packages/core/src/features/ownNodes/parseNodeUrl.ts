const MAX_URL_LENGTH = 2_000

/** Returns the URL of a node: `https:`, or `http:` on this device. `fetch` rejects URLs with a password. */
export function parseNodeUrl(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > MAX_URL_LENGTH || !URL.canParse(trimmed)) return undefined
  const { protocol, hostname, username, password, hash, href } = new URL(trimmed)
  const isLocal = protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return (protocol === 'https:' || isLocal) && !username && !password && !hash ? href : undefined
}
