import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * Identifies the client by its IPv4 address, or by the first 64 bits of its IPv6 address. What a proxy appends may have
 * a port; without an address in it, the proxy's own counts.
 * @param proxies number of own proxies, each of which appends the address that it saw
 */
export function getClientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number) {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const given = proxies > 0 ? readAddress(forwarded.at(-proxies)?.trim() ?? '') : undefined
  return given ?? readAddress(socket.remoteAddress ?? '') ?? ''
}

/** Reads `192.0.2.1`, `192.0.2.1:443`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:443`. */
function readAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const groups = toGroups(address)
  const isMapped = groups.slice(0, 5).every((each) => each === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((each) => [each >> 8, each & 0xff])
      .join('.')
  return groups
    .slice(0, 4)
    .map((each) => each.toString(16))
    .join(':')
}

/** Returns the eight groups of an IPv6 address. */
function toGroups(address: string): readonly number[] {
  // The last two groups may be written as an IPv4 address.
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: readonly string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = [], tail = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].map((each) => Number.parseInt(each, 16))
}

/**
 * Returns the network that one attacker may own entirely: the first 24 bits of an IPv4 address, 48 of an IPv6 address.
 */
export const getClientSubnet = (client: string) =>
  (client.includes(':') ? client.split(':') : client.split('.')).slice(0, 3).join(client.includes(':') ? ':' : '.')
