import type { EIP1193Provider } from 'viem'

/**
 * Sets `window.ethereum`, as wallets did before EIP-6963; the last wallet wins. Returns a function that undoes this.
 */
export function setLegacyProvider(target: EventTarget, provider: EIP1193Provider): () => void {
  const page = target as EventTarget & { ethereum?: EIP1193Provider }
  page.ethereum = provider
  target.dispatchEvent(new Event('ethereum#initialized'))
  return () => {
    if (page.ethereum === provider) delete page.ethereum
  }
}
