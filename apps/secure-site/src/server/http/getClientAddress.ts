import type { IncomingMessage } from 'node:http'

/**
 * Identifies the client by its IPv4 address, or by the first 64 bits of its IPv6 address.
 * @param proxies number of own proxies, each of which appends the address that it saw
 */
export function getClientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number) {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const address = (proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined) || (socket.remoteAddress ?? '')
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? firstOf(plain) : plain
}

function firstOf(address: string) {
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/**
 * Returns the network that one attacker may own entirely: the first 24 bits of an IPv4 address, 48 of an IPv6 address.
 */
export const getClientSubnet = (client: string) =>
  (client.includes(':') ? client.split(':') : client.split('.')).slice(0, 3).join(client.includes(':') ? ':' : '.')
