import type { AdapterContext, Network } from '@foyer/core/adapter'
import { requestComet } from '../../node/requestComet.js'

export interface BlockTimeQuery {
  readonly network: Network<'cosmos'>
  readonly height: number
  readonly signal?: AbortSignal | undefined
}

export async function readBlockTime(
  adapterContext: AdapterContext<'cosmos'>,
  query: BlockTimeQuery,
): Promise<number | undefined> {
  const { network, height, signal } = query
  const params = { minHeight: String(height), maxHeight: String(height) }
  try {
    return await requestComet(adapterContext, { network, signal, method: 'blockchain', params, read: readFirst })
  } catch (cause) {
    if (signal?.aborted) throw cause
    return undefined
  }
}

function readFirst(result: unknown): number | undefined {
  const { block_metas: metas }: { readonly block_metas?: unknown } = Object(result)
  const [first] = Array.isArray(metas) ? metas : []
  const at = Date.parse(String(Object(Object(first).header).time))
  return Number.isNaN(at) ? undefined : at
}
