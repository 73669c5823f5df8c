import { onAbort, within } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'
import { readChainId } from '../wallets/readChainId.js'

/** A wallet that has agreed to switch is given this long to be there. Milliseconds. */
const CHAIN_WAIT = 3_000

/**
 * True as soon as the wallet is on the chain; some say yes a moment before they are, such as MetaMask
 * (https://github.com/wevm/references/pull/78, 2023-01; its version is not told). False when it does not get there.
 */
export async function waitForChain(provider: Eip1193Provider, chainId: number): Promise<boolean> {
  if ((await readChainId(provider)) === chainId) return true
  if (!provider.on) return false
  const change = new AbortController()
  const isThere = new Promise<boolean>((resolve) => {
    const onChange = (changed: unknown) => Number(changed) === chainId && resolve(true)
    provider.on?.('chainChanged', onChange)
    onAbort(change.signal, () => provider.removeListener?.('chainChanged', onChange))
    // It may have arrived between the question and the listening.
    readChainId(provider).then(
      (now) => now === chainId && resolve(true),
      () => {},
    )
  })
  return within(isThere, CHAIN_WAIT, () => false).finally(() => change.abort())
}
