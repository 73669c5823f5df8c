import {
  type AdapterHost,
  type AttachRequest,
  type Channel,
  type ConnectRequest,
  createLeaving,
  createRequests,
} from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import { attach } from './channel/attach.js'
import { connect } from './connect.js'
import type { BitcoinConnection, RuntimeContext } from './context.js'

export interface Runtime {
  connect(request: ConnectRequest<'bip122'>): Promise<BitcoinConnection>
  attach(channel: Channel, request: AttachRequest<'bip122'>): Promise<BitcoinConnection>
}

/** Everything that a connection needs. */
export function createRuntime(host: AdapterHost<'bip122'>, discovery: Discovery): Runtime {
  const live: RuntimeContext['live'] = new Map()
  const leaving = createLeaving(host)
  const context: RuntimeContext = {
    host,
    discovery,
    live,
    leaving,
    requests: createRequests({
      isLive: (walletId) => live.has(walletId),
      undo: (walletId, link) => void leaving.leave(walletId, link.leave),
    }),
  }
  return {
    connect: (request) => connect(context, request),
    attach: async (channel, request) => attach(context, channel, request),
  }
}
