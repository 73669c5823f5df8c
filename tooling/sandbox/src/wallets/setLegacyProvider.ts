import type { EIP1193Provider } from 'viem'

/** `window.ethereum`, as wallets set it before EIP-6963. The last one to come wins. Gives its undo. */
export function setLegacyProvider(target: EventTarget, provider: EIP1193Provider): () => void {
  const page = target as EventTarget & { ethereum?: EIP1193Provider }
  page.ethereum = provider
  target.dispatchEvent(new Event('ethereum#initialized'))
  return () => {
    if (page.ethereum === provider) delete page.ethereum
  }
}
