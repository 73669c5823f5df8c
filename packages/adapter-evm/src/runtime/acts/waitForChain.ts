import type { Eip1193Provider } from '../../provider.js'
import { readChainId } from '../wallets/readChainId.js'

/** A wallet that has agreed to switch is given this long to be there. Milliseconds. */
const CHAIN_WAIT = 3_000

/** True as soon as the wallet is on the chain; some say yes a moment before they are. False when it does not get there. */
export async function waitForChain(provider: Eip1193Provider, chainId: number): Promise<boolean> {
  if ((await readChainId(provider)) === chainId) return true
  if (!provider.on) return false
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      clearTimeout(timer)
      provider.removeListener?.('chainChanged', onChange)
      resolve(isThere)
    }
    const onChange = (changed: unknown) => {
      if (Number(changed) === chainId) settle(true)
    }
    const timer = setTimeout(() => settle(false), CHAIN_WAIT)
    provider.on?.('chainChanged', onChange)
    // It may have arrived between the question and the listening.
    readChainId(provider).then(
      (now) => now === chainId && settle(true),
      () => {},
    )
  })
}
