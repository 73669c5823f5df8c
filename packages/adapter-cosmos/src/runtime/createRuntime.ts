import type { AdapterHost, AttachRequest, Channel, ConnectRequest } from '@foyer/core/adapter'
import type { FoundWallet } from '../discover/findWallets.js'
import { attach } from './channel/attach.js'
import type { CosmosConnection, RuntimeContext } from './context.js'
import { connect } from './keplr/connect.js'
import { createClaims } from './keplr/createClaims.js'
import { leaveWallet } from './keplr/leaveWallet.js'

export interface Runtime {
  connect(request: ConnectRequest<'cosmos'>): Promise<CosmosConnection>
  attach(channel: Channel, request: AttachRequest<'cosmos'>): Promise<CosmosConnection>
}

/** What connecting takes. CosmJS's client, which is large, comes with the first transaction. */
export function createRuntime(host: AdapterHost<'cosmos'>, find: () => readonly FoundWallet[]): Runtime {
  const context: RuntimeContext = {
    host,
    find,
    claims: createClaims((unwanted) => void leaveWallet(context, unwanted)),
    open: new Map(),
    leaving: new Map(),
  }
  return {
    connect: (request) => connect(context, request),
    attach: (channel, request) => attach(context, channel, request),
  }
}
