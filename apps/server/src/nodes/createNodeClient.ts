import * as z from 'zod/mini'
import { readText } from '../http/readText'
import { withUpstreamSpan } from '../operation/withSpan'
import { getLifeMs, type RpcMethodKind } from './rpcMethods'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 4_000_000
const MAX_CACHED = 10_000

const answerSchema = z.union([
  z.object({ result: z.unknown(), error: z.optional(z.null()) }),
  z.object({ error: z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) }) }),
])

/** Result or error of a call, as a node gave it. */
export type RpcAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

export interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>
}

/** Reports that no node of a network gave a usable answer. */
export class NodeError extends Error {
  override readonly name = 'NodeError'

  constructor(readonly kind: RpcMethodKind) {
    super(
      kind === 'read'
        ? 'No node of this network answers. Try again in a minute.'
        : 'The node did not answer. The transaction may have been sent.',
    )
  }
}

export interface NodeClient {
  /** Calls a node of the network. Rejects with a `NodeError`. */
  request(chainId: string, call: RpcCall, kind: RpcMethodKind): Promise<RpcAnswer>
}

/**
 * Calls nodes. Identical reads share one request, and go to the next node if one does not answer. A transaction goes to
 * the first node alone, because that one may have taken it.
 *
 * @param nodes URLs by CAIP-2 id, the preferred one first
 */
export function createNodeClient({
  nodes,
  now = () => performance.now(),
}: {
  readonly nodes: Readonly<Record<string, readonly string[]>>
  readonly now?: () => number
}): NodeClient {
  const shared = new Map<string, { readonly answer: Promise<RpcAnswer>; until: number }>()

  const read = async (chainId: string, call: RpcCall): Promise<RpcAnswer> => {
    for (const url of nodes[chainId] ?? []) {
      const answer = await post(url, chainId, call).catch(() => undefined)
      if (answer !== undefined) return answer
    }
    throw new NodeError('read')
  }
  const send = async (chainId: string, call: RpcCall): Promise<RpcAnswer> => {
    const [url = ''] = nodes[chainId] ?? []
    return post(url, chainId, call).catch(() => {
      throw new NodeError('send')
    })
  }
  const share = (chainId: string, call: RpcCall): Promise<RpcAnswer> => {
    const key = JSON.stringify([chainId, call.method, call.params])
    const known = shared.get(key)
    if (known !== undefined && known.until > now()) return known.answer
    const entry = { answer: read(chainId, call), until: Number.POSITIVE_INFINITY }
    shared.set(key, entry)
    const keep = (answer?: RpcAnswer) => {
      entry.until = answer !== undefined && 'result' in answer ? now() + getLifeMs(call.method) : 0
      if (entry.until <= now()) shared.delete(key)
      for (const oldest of shared.keys()) {
        if (shared.size <= MAX_CACHED) break
        shared.delete(oldest)
      }
    }
    entry.answer.then(keep, () => keep())
    return entry.answer
  }
  return {
    request: (chainId, call, kind) => (kind === 'send' ? send(chainId, call) : share(chainId, call)),
  }
}

const post = (url: string, chainId: string, call: RpcCall): Promise<RpcAnswer> =>
  withUpstreamSpan('node request', { 'rpc.method': call.method, 'foyer.network': chainId }, () =>
    fetchAnswer(url, call),
  )

async function fetchAnswer(url: string, { method, params }: RpcCall): Promise<RpcAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    // A node that redirects is not the one that the operator has chosen.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // Some nodes send errors of a call with status 400 or 500; an overloaded or missing node sends no JSON-RPC.
  const parsed = z.safeParse(answerSchema, JSON.parse(await readText(response, MAX_ANSWER_BYTES)))
  if (!parsed.success) throw new Error('The node sent no JSON-RPC.')
  const { data } = parsed
  if ('result' in data) return { result: data.result }
  if (response.status === 429 || response.status === 503) throw new Error('The node is overloaded.')
  return { error: data.error }
}
