import type { AdapterHost, Network } from '@foyer/core/adapter'
import { askComet } from '../askComet.js'

export interface TimeQuery {
  readonly network: Network<'cosmos'>
  readonly height: number
  readonly signal?: AbortSignal | undefined
}

/** When a block was made, in milliseconds since 1970. Undefined where no node tells: those that keep little have forgotten. */
export async function readTime(host: AdapterHost<'cosmos'>, query: TimeQuery): Promise<number | undefined> {
  const { network, height, signal } = query
  const params = { minHeight: String(height), maxHeight: String(height) }
  try {
    return await askComet(host, { network, signal, method: 'blockchain', params, read: readFirst })
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
