import type { InjectedWallet } from '../injected.js'
import type { FoundWallet } from './discovery.js'

/** Extensions go by a key, not by a name. These brands are spelt in another way than `toName` would spell them. */
const NAMES: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  'subwallet-js': 'SubWallet',
  polkagate: 'PolkaGate',
}

/** The extensions that have put themselves into `window.injectedWeb3` by now. */
export function findInjected(): FoundWallet[] {
  return attempt(() => Object.keys(injected())).flatMap((id) => attempt(() => toFound(id, injected()[id])))
}

function injected(): Readonly<Record<string, InjectedWallet>> {
  if (typeof window === 'undefined') return {}
  const page: { readonly injectedWeb3?: Readonly<Record<string, InjectedWallet>> } = Object(window)
  return page.injectedWeb3 ?? {}
}

function toFound(id: string, provider: InjectedWallet | undefined): FoundWallet[] {
  // Two ids mean something else in a modal.
  const isWallet =
    typeof (provider?.connect ?? provider?.enable) === 'function' && !/^(walletconnect|injected)$/.test(id)
  return provider && isWallet ? [{ wallet: { id, name: NAMES[id] ?? toName(id), type: 'INJECTED' }, provider }] : []
}

/** `fearless-wallet` is Fearless Wallet. */
const toName = (key: string) =>
  key.replace(/(^|[-_])(\w)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`)

/** What throws when it is looked at cannot be used. */
function attempt<T>(look: () => T[]): T[] {
  try {
    return look()
  } catch {
    return []
  }
}
