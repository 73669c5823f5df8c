import type { Eip1193Provider } from '../../provider.js'

/** The chain that the wallet is on now. */
export async function readChainId(provider: Eip1193Provider): Promise<number> {
  return Number(await provider.request({ method: 'eth_chainId' }))
}
