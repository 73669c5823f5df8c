import { type AdapterContext, onAbort } from '@foyer/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import type { DiscoveredWallet, Discovery } from '../../discover/discovery.js'
import type { EvmWalletOptions } from '../../options.js'
import { createWalletConnector } from '../wallets/createWalletConnector.js'
import { toConnectorSource } from '../wallets/toConnectorSource.js'

export interface SyncWalletsParameters {
  readonly adapterContext: AdapterContext<'eip155'>
  readonly signal: AbortSignal
  readonly config: Config
  readonly discovery: Discovery
  readonly coinbase: EvmWalletOptions['coinbase']
}

export function syncWallets({ adapterContext, signal, config, discovery, coinbase }: SyncWalletsParameters): void {
  const ours = new Map<string, Connector>()
  const connectorOf = (result: DiscoveredWallet): Connector => {
    const known = ours.get(result.wallet.id)
    if (known) return known
    const source = toConnectorSource(result, { adapterContext, config, coinbase })
    const connector = config._internal.connectors.setup(
      createWalletConnector({ source, config, signal, log: adapterContext.log }),
    )
    ours.set(connector.id, connector)
    return connector
  }
  const follow = (result: readonly DiscoveredWallet[]) => {
    const next = result.map(connectorOf)
    // A connected wallet stays listed even if it is no longer discovered.
    const connected = config.connectors.filter(({ uid }) => config.state.connections.has(uid))
    config._internal.connectors.setState([...new Set([...next, ...connected])])
  }
  const stop = discovery.subscribe(follow)
  onAbort(signal, stop)
}
