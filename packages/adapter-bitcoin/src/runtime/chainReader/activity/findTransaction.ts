import { isModalError, type Network } from '@foyer/core/adapter'
import { type NodeContext, requestEsplora } from '../../node/requestEsplora.js'
import { type EsploraTransaction, parseEsploraTransaction } from './parseEsploraTransaction.js'

export interface FindTransactionParameters {
  readonly hash: string
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

export async function findTransaction(
  adapterContext: NodeContext,
  { hash, network, signal }: FindTransactionParameters,
): Promise<EsploraTransaction | undefined> {
  const read = (text: string) => parseEsploraTransaction(JSON.parse(text))
  try {
    return await requestEsplora(adapterContext, { network, signal, path: `/tx/${encodeURIComponent(hash)}`, read })
  } catch (cause) {
    if (isModalError(cause, 'HTTP_FAILED') && cause.context?.status === 404) return
    throw cause
  }
}
