import type { RequestRecord } from '../types/requests.js'

/** Names the hosts that a modal asked unexpectedly. */
export class UnexpectedRequestsError extends Error {
  override readonly name = 'UnexpectedRequestsError'
  readonly hosts: readonly string[]

  constructor(records: readonly RequestRecord[]) {
    super(`The modal asked other hosts: ${records.map(({ host, purpose }) => `${host} (${purpose})`).join(', ')}`)
    this.hosts = [...new Set(records.map(({ host }) => host))]
  }
}

/**
 * Throws {@link UnexpectedRequestsError} if a modal asked other hosts than `hosts`. For an app's own tests. A host has
 * its port unless it is the default one; `*.example.com` allows the hosts below `example.com`.
 */
export function expectRequests(
  requests: { get(): readonly RequestRecord[] } | readonly RequestRecord[],
  hosts: readonly string[],
): void {
  const records = 'get' in requests ? requests.get() : requests
  const isAllowed = (host: string) =>
    hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each))
  const surplus = records.filter(({ host }) => host === '*' || !isAllowed(host))
  if (surplus.length) throw new UnexpectedRequestsError(surplus)
}
