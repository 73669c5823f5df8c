import type { InjectedWallet } from '../injected.js'
import type { DiscoveredWallet } from './discovery.js'

const NAMES: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  'subwallet-js': 'SubWallet',
  polkagate: 'PolkaGate',
}

export function findInjectedWallets(): DiscoveredWallet[] {
  return attempt(() => Object.keys(injected())).flatMap((id) => attempt(() => toDiscovered(id, injected()[id])))
}

function injected(): Readonly<Record<string, InjectedWallet>> {
  if (typeof window === 'undefined') return {}
  const page: { readonly injectedWeb3?: Readonly<Record<string, InjectedWallet>> } = Object(window)
  return page.injectedWeb3 ?? {}
}

function toDiscovered(id: string, provider: InjectedWallet | undefined): DiscoveredWallet[] {
  // Skips extensions with an id that the modal itself uses.
  const isWallet =
    typeof (provider?.connect ?? provider?.enable) === 'function' && !/^(walletconnect|injected)$/.test(id)
  return provider && isWallet ? [{ wallet: { id, name: NAMES[id] ?? toName(id), type: 'INJECTED' }, provider }] : []
}

const toName = (key: string) =>
  key.replace(/(^|[-_])(\w)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`)

function attempt<T>(look: () => T[]): T[] {
  try {
    return look()
  } catch {
    return []
  }
}
