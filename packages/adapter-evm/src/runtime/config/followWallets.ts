import { type AdapterHost, onAbort } from '@foyer/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import type { Discovery, FoundWallet } from '../../discover/discovery.js'
import type { EvmWalletOptions } from '../../options.js'
import { toSource } from '../wallets/toSource.js'
import { walletConnector } from '../wallets/walletConnector.js'

export interface FollowWalletsParameters {
  readonly host: AdapterHost<'eip155'>
  readonly signal: AbortSignal
  readonly config: Config
  readonly discovery: Discovery
  readonly coinbase: EvmWalletOptions['coinbase']
}

/** Makes a connector of each discovered wallet, those that come late too. */
export function followWallets({ host, signal, config, discovery, coinbase }: FollowWalletsParameters): void {
  const ours = new Map<string, Connector>()
  const connectorOf = (found: FoundWallet): Connector => {
    const known = ours.get(found.wallet.id)
    if (known) return known
    const source = toSource(found, { host, config, coinbase })
    const connector = config._internal.connectors.setup(walletConnector({ source, config, signal, log: host.log }))
    ours.set(connector.id, connector)
    return connector
  }
  const follow = (found: readonly FoundWallet[]) => {
    const next = found.map(connectorOf)
    // A wallet that is connected stays, whatever the list says.
    const kept = config.connectors.filter(({ uid }) => config.state.connections.has(uid))
    config._internal.connectors.setState([...new Set([...next, ...kept])])
  }
  const stop = discovery.subscribe(follow)
  onAbort(signal, stop)
}
