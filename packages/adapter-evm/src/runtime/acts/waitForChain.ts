import { onAbort, pause, within } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'
import { parseChainId } from '../wallets/parseChainId.js'
import { readChainId } from '../wallets/readChainId.js'

/** How long a wallet that has agreed to switch may take to arrive. */
const CHAIN_WAIT_MS = 3_000
const POLL_INTERVAL_MS = 250

/**
 * Resolves with true once the wallet is on the chain, and with false when it does not get there. Some agree a moment before they
 * switch, such as MetaMask (https://github.com/wevm/references/pull/78, 2023-01; its version is not told); some emit no event
 * or have no way to listen, so the wallet is polled too, and once more at the end.
 */
export function waitForChain(provider: Eip1193Provider, chainId: number): Promise<boolean> {
  const over = new AbortController()
  // A wallet that fails to say where it is, in the middle of a switch, is asked again.
  const isOn = () =>
    readChainId(provider).then(
      (now) => now === chainId,
      () => false,
    )
  const heard = new Promise<boolean>((resolve) => {
    const onChange = (changed: unknown) => {
      if (parseChainId(changed) === chainId) resolve(true)
    }
    provider.on?.('chainChanged', onChange)
    onAbort(over.signal, () => provider.removeListener?.('chainChanged', onChange))
  })
  const poll = async () => {
    for (let waited = 0; waited < CHAIN_WAIT_MS; waited += POLL_INTERVAL_MS) {
      if (await isOn()) return true
      await pause(POLL_INTERVAL_MS, over.signal)
    }
    return isOn()
  }
  const isThere = Promise.race([heard, poll()])
  // A wallet that is slow to say where it is does not prolong the wait.
  return within(isThere, CHAIN_WAIT_MS + POLL_INTERVAL_MS, () => false).finally(() => over.abort())
}
