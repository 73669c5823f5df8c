import { type AdapterHost, onAbort, type Wallet } from '@foyer/core/adapter'
import type { Config } from '@wagmi/core'
import { findLegacy } from '../discover/findLegacy.js'
import { toWallet } from './toWallet.js'

export interface DiscoverConnectorsParameters {
  readonly host: AdapterHost<'eip155'>
  readonly config: Config
  readonly listener: (wallets: readonly Wallet[]) => void
  readonly signal: AbortSignal
}

/** With a config of the page's own, its connectors are the list; wagmi itself listens to announcements. */
export function discoverConnectors({ host, config, listener, signal }: DiscoverConnectorsParameters): void {
  if (signal.aborted) return
  const isPresent = ({ id, type }: Wallet) => {
    // Core brings its own row for wallets on other devices; wagmi's connector would show a second one.
    if (id.toLowerCase() === 'walletconnect') return false
    if (type === 'ANNOUNCED') return host.flags.enableEIP6963
    if (type === 'INJECTED') return host.flags.enableInjected && isLegacyAlone(config)
    return id !== 'safe' || (typeof window !== 'undefined' && window.parent !== window)
  }
  const report = () => {
    const wallets = config.connectors.map(toWallet)
    const isFirst = ({ id }: Wallet, index: number) => wallets.findIndex((each) => each.id === id) === index
    listener(wallets.filter(isFirst).filter(isPresent))
  }
  const stop = config._internal.connectors.subscribe(report)
  onAbort(signal, stop)
  report()
}

/** There is a `window.ethereum`, and it is not one of those that announced themselves. */
function isLegacyAlone(config: Config): boolean {
  const provider: unknown = findLegacy()?.provider
  return provider !== undefined && !config._internal.mipd?.getProviders().some((each) => each.provider === provider)
}
