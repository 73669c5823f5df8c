import {
  type AdapterHost,
  type AttachRequest,
  type Channel,
  type ConnectRequest,
  createLeaving,
  createRequests,
} from '@foyer/core/adapter'
import type { FoundWallet } from '../discover/discovery.js'
import { attach } from './attach.js'
import { connect } from './connect.js'
import type { PolkadotConnection, RuntimeContext } from './context.js'
import { metadataOf } from './node/metadataOf.js'

export interface Runtime {
  connect(request: ConnectRequest<'polkadot'>): Promise<PolkadotConnection>
  attach(channel: Channel, request: AttachRequest<'polkadot'>): Promise<PolkadotConnection>
}

/** All that connecting needs. */
export function createRuntime(host: AdapterHost<'polkadot'>, find: () => readonly FoundWallet[]): Runtime {
  const context: RuntimeContext = {
    host,
    find,
    // The standard has no word for giving a permission back, so there is nothing to undo.
    requests: createRequests({ isLive: () => false }),
    leaving: createLeaving(host),
    metadata: metadataOf(host),
  }
  return {
    connect: (request) => connect(context, request),
    attach: (channel, request) => attach(context, channel, request),
  }
}
