import type { IncomingMessage } from 'node:http'

const IPV6_PARTS = 8
const NETWORK_PARTS = 4

/**
 * Returns the whole address of a client.
 *
 * @param proxies number of own proxies, each of which appends the address that it saw
 */
export function getFullAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const address = (proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined) || (socket.remoteAddress ?? '')
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * Identifies a client by its IPv4 address, or by the first 64 bits of its IPv6 address, which one customer has.
 *
 * @param proxies number of own proxies, each of which appends the address that it saw
 */
export function getClientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const plain = getFullAddress(request, proxies)
  if (!plain.includes(':')) return plain
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, IPV6_PARTS - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, NETWORK_PARTS).join(':')
}
