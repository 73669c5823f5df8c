import { isModalError, type Network } from '@foyer/core/adapter'
import { askEsplora, type NodeHost } from '../reads/askEsplora.js'
import { readTransaction, type Told } from './readTransaction.js'

export interface FindTransactionParameters {
  readonly hash: string
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

/** Undefined: the node does not know it. */
export async function findTransaction(
  host: NodeHost,
  { hash, network, signal }: FindTransactionParameters,
): Promise<Told | undefined> {
  const read = (text: string) => readTransaction(JSON.parse(text))
  try {
    return await askEsplora(host, { network, signal, path: `/tx/${encodeURIComponent(hash)}`, read })
  } catch (cause) {
    if (isModalError(cause, 'HTTP_FAILED') && cause.context?.status === 404) return
    throw cause
  }
}
