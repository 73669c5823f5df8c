import type { AdapterHost, AttachRequest, Channel, ConnectRequest } from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import { attach } from './channel/attach.js'
import { connect } from './connect.js'
import type { BitcoinConnection, RuntimeContext } from './context.js'
import { createRequests } from './createRequests.js'
import { leaveWallet } from './leaveWallet.js'

export interface Runtime {
  connect(request: ConnectRequest<'bip122'>): Promise<BitcoinConnection>
  attach(channel: Channel, request: AttachRequest<'bip122'>): Promise<BitcoinConnection>
}

/** Everything that a connection needs. */
export function createRuntime(host: AdapterHost<'bip122'>, discovery: Discovery): Runtime {
  const live: RuntimeContext['live'] = new Map()
  const context: RuntimeContext = {
    host,
    discovery,
    live,
    leaving: new Map(),
    requests: createRequests({
      isLive: (walletId) => live.has(walletId),
      undo: (walletId, link) => void leaveWallet(context, walletId, link),
    }),
  }
  return {
    connect: (request) => connect(context, request),
    attach: async (channel, request) => attach(context, channel, request),
  }
}
