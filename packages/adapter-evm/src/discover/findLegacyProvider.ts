import { readProviderName } from '@foyer/core/internal/page'
import type { Eip1193Provider } from '../provider.js'

export function findLegacyProvider(): { readonly name: string; readonly provider: Eip1193Provider } | undefined {
  if (typeof window === 'undefined') return
  try {
    const { ethereum: provider } = window as { ethereum?: Eip1193Provider }
    if (typeof provider?.request !== 'function') return
    return { name: readProviderName(provider) ?? 'Browser wallet', provider }
  } catch {
    // Extensions that compete for `window.ethereum` leave objects there that throw on access.
    return
  }
}
