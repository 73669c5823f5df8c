import {
  type AdapterHost,
  type AdapterRuntime,
  type AttachRequest,
  type Channel,
  createLeaving,
  createRequests,
} from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { SolanaProvider } from '../provider.js'
import { connect } from './connect.js'
import type { RuntimeContext, SolanaConnection } from './context.js'
import { balances } from './reads/balances.js'
import { isAddress } from './wire/isAddress.js'

export interface Runtime extends AdapterRuntime<'solana', SolanaProvider> {
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
    isAddress,
    balances: (query) => balances(host, query),
    connect: (request) => connect(context, request),
    async attach(channel, request) {
      const { attach } = await import('./channel/attach.js')
      return attach(context, channel, request)
    },
  }
}
