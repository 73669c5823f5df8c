import { ModalError, parseChainId } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'

export async function readChainId(provider: Eip1193Provider): Promise<number> {
  const answer: unknown = await provider.request({ method: 'eth_chainId' })
  const chainId = parseChainId(answer)
  if (chainId !== undefined) return chainId
  throw new ModalError('RESPONSE_INVALID', { message: 'The wallet returned no valid chain id', context: { answer } })
}
