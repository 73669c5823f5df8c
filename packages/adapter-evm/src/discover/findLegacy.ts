import type { Eip1193Provider } from '../provider.js'

/** What wallets call themselves in flags such as `isRabby`. Most also call themselves MetaMask, so that one is the last. */
const NAMES = ['Rabby', 'Brave Wallet', 'Okx Wallet', 'Phantom', 'Trust', 'Coinbase Wallet', 'MetaMask']

type Injected = Eip1193Provider & { readonly [flag: string]: unknown }

/** The wallet that sits at `window.ethereum`, from before wallets could announce themselves. */
export function findLegacy(): { readonly name: string; readonly provider: Eip1193Provider } | undefined {
  if (typeof window === 'undefined') return
  try {
    const { ethereum: provider } = window as { ethereum?: Injected }
    if (typeof provider?.request !== 'function') return
    // Taho goes by the name that it had.
    const known = provider.isTally ? 'Taho' : NAMES.find((name) => provider[`is${name.replace(' ', '')}`])
    return { name: known ?? 'Browser wallet', provider }
  } catch {
    // Extensions that fight over the place leave objects there that throw.
    return
  }
}
