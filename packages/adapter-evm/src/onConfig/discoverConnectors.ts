import { type AdapterContext, onAbort, type Wallet } from '@foyer/core/adapter'
import type { Config } from '@wagmi/core'
import { findLegacyProvider } from '../discover/findLegacyProvider.js'
import { toWallet } from './toWallet.js'

export interface DiscoverConnectorsParameters {
  readonly adapterContext: AdapterContext<'eip155'>
  readonly config: Config
  readonly listener: (wallets: readonly Wallet[]) => void
  readonly signal: AbortSignal
}

export function discoverConnectors({ adapterContext, config, listener, signal }: DiscoverConnectorsParameters): void {
  if (signal.aborted) return
  const isPresent = ({ id, type }: Wallet) => {
    // The modal has its own entry for WalletConnect.
    if (id.toLowerCase() === 'walletconnect') return false
    if (type === 'ANNOUNCED') return adapterContext.flags.eip6963
    if (type === 'INJECTED') return adapterContext.flags.injected && isLegacyAlone(config)
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

function isLegacyAlone(config: Config): boolean {
  const provider: unknown = findLegacyProvider()?.provider
  return provider !== undefined && !config._internal.mipd?.getProviders().some((each) => each.provider === provider)
}
