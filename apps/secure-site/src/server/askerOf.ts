import type { IncomingMessage } from 'node:http'

/**
 * Who asks, as far as a network tells: an address, of which IPv6 gives everybody 2^64.
 *
 * @param proxies how many of one's own stand before the site: each adds the address that it was asked from
 */
export function askerOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number) {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const address = (proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined) || (socket.remoteAddress ?? '')
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? firstOf(plain) : plain
}

/** The first 64 bits. */
function firstOf(address: string) {
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** What an asker has near them, and one who has more than an address most likely owns all of: the first 24 bits, of IPv6 48. */
export const networkOf = (asker: string) =>
  (asker.includes(':') ? asker.split(':') : asker.split('.')).slice(0, 3).join(asker.includes(':') ? ':' : '.')
