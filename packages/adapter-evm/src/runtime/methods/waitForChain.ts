import { onAbort, parseChainId, sleep, withTimeout } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'
import { readChainId } from '../wallets/readChainId.js'

const CHAIN_WAIT_MS = 3_000
const POLL_INTERVAL_MS = 250

/**
 * Waits until the wallet is on the chain; resolves with false on timeout. MetaMask responds before it has switched
 * (https://github.com/wevm/references/pull/78, 2023-01), and some wallets emit no event, so the chain id is polled too.
 */
export function waitForChain(provider: Eip1193Provider, chainId: number): Promise<boolean> {
  const over = new AbortController()
  // A wallet may fail to return its chain id during a switch.
  const isOn = () =>
    readChainId(provider).then(
      (now) => now === chainId,
      () => false,
    )
  const received = new Promise<boolean>((resolve) => {
    const onChange = (changed: unknown) => {
      if (parseChainId(changed) === chainId) resolve(true)
    }
    provider.on?.('chainChanged', onChange)
    onAbort(over.signal, () => provider.removeListener?.('chainChanged', onChange))
  })
  const poll = async () => {
    for (let waited = 0; waited < CHAIN_WAIT_MS; waited += POLL_INTERVAL_MS) {
      if (await isOn()) return true
      await sleep(POLL_INTERVAL_MS, over.signal)
    }
    return isOn()
  }
  const isThere = Promise.race([received, poll()])
  return withTimeout(isThere, CHAIN_WAIT_MS + POLL_INTERVAL_MS, () => false).finally(() => over.abort())
}
