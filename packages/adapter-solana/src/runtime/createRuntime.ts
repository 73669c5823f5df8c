import {
  type AdapterHost,
  type AttachRequest,
  type Channel,
  type ConnectRequest,
  createLeaving,
  createRequests,
} from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import { connect } from './connect.js'
import type { RuntimeContext, SolanaConnection } from './context.js'

export interface Runtime {
  connect(request: ConnectRequest<'solana'>): Promise<SolanaConnection>
  attach(channel: Channel, request: AttachRequest<'solana'>): Promise<SolanaConnection>
}

/** Everything that has to do with connections. */
export function createRuntime(host: AdapterHost<'solana'>, discovery: Discovery): Runtime {
  const live: RuntimeContext['live'] = new Map()
  const leaving = createLeaving(host)
  const context: RuntimeContext = {
    ...{ host, discovery, live, leaving, links: new WeakMap() },
    requests: createRequests({
      isLive: (walletId) => live.has(walletId),
      undo: (walletId, link) => void leaving.leave(walletId, link.leave),
    }),
  }
  return {
    connect: (request) => connect(context, request),
    async attach(channel, request) {
      const { attach } = await import('./channel/attach.js')
      return attach(context, channel, request)
    },
  }
}
