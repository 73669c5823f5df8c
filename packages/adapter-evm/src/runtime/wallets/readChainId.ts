import { ModalError } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'
import { parseChainId } from './parseChainId.js'

/** Reads the chain that the wallet is on. Rejects with `RESPONSE_INVALID` where it answers with none. */
export async function readChainId(provider: Eip1193Provider): Promise<number> {
  const answer: unknown = await provider.request({ method: 'eth_chainId' })
  const chainId = parseChainId(answer)
  if (chainId !== undefined) return chainId
  throw new ModalError('RESPONSE_INVALID', { message: 'The wallet names no chain', context: { answer } })
}
