import type { AdapterHost, AttachRequest, Channel, ConnectRequest } from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import { connect } from './connect.js'
import type { RuntimeContext, SolanaConnection } from './context.js'

export interface Runtime {
  connect(request: ConnectRequest<'solana'>): Promise<SolanaConnection>
  attach(channel: Channel, request: AttachRequest<'solana'>): Promise<SolanaConnection>
}

/** Everything that has to do with connections. */
export function createRuntime(host: AdapterHost<'solana'>, discovery: Discovery): Runtime {
  const context: RuntimeContext = {
    ...{ host, discovery },
    ...{ links: new WeakMap(), desks: new Map(), live: new Map(), leaving: new Map() },
  }
  return {
    connect: (request) => connect(context, request),
    async attach(channel, request) {
      const { attach } = await import('./channel/attach.js')
      return attach(context, channel, request)
    },
  }
}
