import {
  type AdapterHost,
  type AdapterRuntime,
  type AttachRequest,
  type Channel,
  createLeaving,
  createUnlocks,
  type FoundConnection,
  type Ledger,
  lazy,
} from '@foyer/core/adapter'
import type { Config } from '@wagmi/core'
import { toWallet } from '../onConfig/toWallet.js'
import type { Eip1193Provider } from '../provider.js'
import { createChains } from './chains/createChains.js'
import { createFoyerConfig } from './config/createFoyerConfig.js'
import { connect } from './connect.js'
import type { EvmConnection, RuntimeContext } from './context.js'
import { createEvmRequests } from './createEvmRequests.js'
import { joinSafe } from './joinSafe.js'
import { balances } from './reads/balances.js'
import { isAddress } from './reads/isAddress.js'
import type { RuntimeSource } from './source.js'
import { watchConnections } from './watchConnections.js'

export interface Runtime extends AdapterRuntime<'eip155', Eip1193Provider> {
  wagmiConfig(): Promise<Config>
  attach(channel: Channel, request: AttachRequest<'eip155'>): Promise<EvmConnection>
  watchConnections(listener: (found: FoundConnection<'eip155', Eip1193Provider>) => void, signal: AbortSignal): void
  ledger(): Promise<Ledger<'eip155'>>
}

/** Everything of the adapter that needs wagmi and viem. */
export function createRuntime(host: AdapterHost<'eip155'>, source: RuntimeSource): Runtime {
  const signal = AbortSignal.any([host.signal])
  const chains = createChains()
  const config = source.config ?? createFoyerConfig({ ...source, host, signal, chains })
  const leaving = createLeaving(host)
  const context: RuntimeContext = {
    host,
    signal,
    config,
    walletOf(connector) {
      const found = source.config ? [] : source.discovery.now()
      return found.find(({ wallet }) => wallet.id === connector.id)?.wallet ?? toWallet(connector)
    },
    requests: createEvmRequests(config, leaving),
    live: new Map(),
    asked: new Set(),
    accountTypes: new Map(),
    leaving,
    unlocks: createUnlocks({ signal }),
    chosen: { uid: null },
  }
  return {
    async wagmiConfig() {
      if (!source.config) await chains.complete()
      return config
    },
    connect: (request) => connect(context, request),
    // With the adapter's own part of a session, which is there by then.
    async attach(channel, request) {
      const { attach } = await import('./channel/attach.js')
      return attach(context, channel, request)
    },
    watchConnections(listener, signal) {
      watchConnections(context, listener, signal)
      if (!source.config) joinSafe(context, { discovery: source.discovery, listener, signal })
    },
    isAddress,
    balances: (query) => balances(context, query),
    ledger: lazy(async () => (await import('./ledger/createLedger.js')).createLedger(context)).get,
  }
}
