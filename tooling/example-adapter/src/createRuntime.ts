import { type AdapterHost, createRequests } from '@foyer/core/adapter'
import { connect, type TronContext } from './connect.js'
import type { Discovery } from './discoverWallets.js'

/** What connecting needs, loaded with the first wallet that somebody picks. */
export function createRuntime(host: AdapterHost<'tron'>, { find }: Discovery) {
  // TRON has no word for giving a permission back: a yes that comes too late stays in the wallet, and undoes nothing.
  const context: TronContext = { host, find, requests: createRequests({ isLive: () => false }) }
  return { connect: (request: Parameters<typeof connect>[1]) => connect(context, request) }
}
