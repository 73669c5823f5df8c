import * as z from 'zod/mini'
import { readText } from '../http/readText'
import type { ByteBudget } from '../limits/createByteBudget'
import { createRests } from '../limits/createRests'
import type { ReportFailure } from '../operation/createFailureReports'
import { withUpstreamSpan } from '../operation/withSpan'
import { cleanNodeError } from './cleanNodeError'
import { getLifeMs, type RpcMethodKind } from './rpcMethods'

const NODE_TIMEOUT_MS = 10_000
/** Limits a read that goes from one node to the next. */
const READ_TIMEOUT_MS = 20_000
const REST_MS = 30_000
const MAX_ANSWER_BYTES = 4_000_000
const MAX_SEND_BYTES = 262_144
const MAX_STORED = 1_000
const MAX_STORED_LENGTH = 16_384

const answerSchema = z.union([
  z.object({ result: z.unknown(), error: z.optional(z.null()) }),
  z.object({ error: z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) }) }),
])

/** Result or error of a call, as JSON. */
export interface RpcAnswer {
  readonly member: 'result' | 'error'
  readonly json: string
}

export interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>
}

const MESSAGES = {
  read: 'No node of this network answers. Try again in a minute.',
  send: 'The node did not answer. The transaction may have been sent.',
  busy: 'The server is busy. Try again in some seconds.',
} as const

/** Reports that no node of a network gave a usable answer, or that the server takes none now. */
export class NodeError extends Error {
  override readonly name = 'NodeError'

  constructor(readonly kind: keyof typeof MESSAGES) {
    super(MESSAGES[kind])
  }
}

/** Reports why a node gave no usable answer. */
class NodeFailure extends Error {
  override readonly name = 'NodeFailure'
}

export interface NodeClient {
  /** Calls a node of the network. Rejects with a `NodeError`. */
  request(chainId: string, call: RpcCall, kind: RpcMethodKind): Promise<RpcAnswer>
}

/**
 * Calls nodes. Identical reads share one request, and go to the next node if one does not answer. A node that failed in
 * the last 30 s is asked last. A transaction goes to the first node alone, because that one may have taken it.
 *
 * @param nodes URLs by CAIP-2 id, the preferred one first
 * @param budget memory of the answers that are being read
 */
export function createNodeClient({
  nodes,
  budget,
  report = () => {},
  readTimeoutMs = READ_TIMEOUT_MS,
  now = () => performance.now(),
}: {
  readonly nodes: Readonly<Record<string, readonly string[]>>
  readonly budget?: ByteBudget
  readonly report?: ReportFailure
  /** @default 20 s */
  readonly readTimeoutMs?: number
  readonly now?: () => number
}): NodeClient {
  const shared = new Map<string, { readonly answer: Promise<RpcAnswer>; until: number }>()
  const rests = createRests<string>({ restMs: REST_MS, now })

  const fail = (chainId: string, url: string, error: unknown) => {
    rests.fail(url)
    report({ kind: 'node', network: chainId, url, error })
  }
  const read = async (chainId: string, call: RpcCall): Promise<RpcAnswer> => {
    const signal = AbortSignal.timeout(readTimeoutMs)
    for (const url of rests.putLast(nodes[chainId] ?? [])) {
      if (signal.aborted) break
      try {
        const answer = await post(url, chainId, call, { signal, maxBytes: MAX_ANSWER_BYTES, budget })
        rests.recover(url)
        return answer
      } catch (error) {
        if (error instanceof NodeError) throw error
        fail(chainId, url, error)
      }
    }
    throw new NodeError('read')
  }
  const send = async (chainId: string, call: RpcCall): Promise<RpcAnswer> => {
    const [url = ''] = nodes[chainId] ?? []
    return post(url, chainId, call, { maxBytes: MAX_SEND_BYTES }).catch((error: unknown) => {
      fail(chainId, url, error)
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
      const isStored = answer?.member === 'result' && answer.json.length <= MAX_STORED_LENGTH
      entry.until = isStored ? now() + getLifeMs(call.method) : 0
      if (entry.until <= now()) shared.delete(key)
      for (const oldest of shared.keys()) {
        if (shared.size <= MAX_STORED) break
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

interface PostOptions {
  readonly signal?: AbortSignal
  readonly maxBytes: number
  readonly budget?: ByteBudget | undefined
}

const post = (url: string, chainId: string, call: RpcCall, options: PostOptions): Promise<RpcAnswer> =>
  withUpstreamSpan('node request', { 'rpc.method': call.method, 'foyer.network': chainId }, () =>
    fetchAnswer(url, call, options),
  )

async function fetchAnswer(
  url: string,
  { method, params }: RpcCall,
  { signal, maxBytes, budget }: PostOptions,
): Promise<RpcAnswer> {
  const timeout = AbortSignal.timeout(NODE_TIMEOUT_MS)
  let taken = 0
  const take = (bytes: number) => {
    if (budget?.take(bytes) === false) throw new NodeError('busy')
    taken += bytes
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      // A node that redirects is not the one that the operator has chosen.
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    return readAnswer(response.status, await readText(response, maxBytes, take))
  } finally {
    budget?.give(taken)
  }
}

/** Reads an answer, and keeps its text alone, which takes less memory than the objects in it. */
function readAnswer(status: number, text: string): RpcAnswer {
  // Some nodes send errors of a call with status 400 or 500; an overloaded or missing node sends no JSON-RPC.
  const parsed = z.safeParse(answerSchema, parseOrFail(status, text))
  if (!parsed.success) throw new NodeFailure(`status ${status}, no JSON-RPC`)
  const { data } = parsed
  if ('result' in data) return { member: 'result', json: JSON.stringify(data.result) ?? 'null' }
  if (status === 429 || status === 503) throw new NodeFailure(`status ${status}`)
  return { member: 'error', json: JSON.stringify(cleanNodeError(data.error)) }
}

function parseOrFail(status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NodeFailure(`status ${status}, no JSON`)
  }
}
