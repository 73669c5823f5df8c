import { SpanKind } from '@opentelemetry/api'
import * as z from 'zod/mini'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { caipNetworkIdSchema } from '../http/requestSchemas'
import { createUserApiRoute } from '../http/routes'
import type { Metrics } from '../operation/createMetrics'
import { withSpan } from '../operation/withSpan'
import { getMethodCost, isAllowedRpcMethod } from './chainMethods'
import type { RequestBudget } from './createRequestBudget'

const TIMEOUT_MS = 20_000
const MAX_PARAMS_LENGTH = 300_000
// Above `MAX_PARAMS_LENGTH`, so that most oversized requests get its clearer error message.
const MAX_BODY_BYTES = 1_000_000
const MAX_ANSWER_BYTES = 4_000_000

const call = z.object({ caipNetworkId: caipNetworkIdSchema, method: z.string(), params: z.optional(z.unknown()) })
const answered = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})

/**
 * Forwards calls to the operator's nodes. A page's own node would control the symbols, decimals and balances shown.
 * Limits methods, cost per user, and sizes.
 */
export const chainRoutes = ({
  rpcUrls,
  budget,
  metrics,
}: {
  rpcUrls: Readonly<Record<string, string>>
  budget: RequestBudget
  metrics: Metrics | undefined
}) => [
  createUserApiRoute(
    '/api/chain',
    call,
    async ({ caipNetworkId: id, method, params = [] }, { signal, user }) => {
      const url = Object.hasOwn(rpcUrls, id) ? rpcUrls[id] : undefined
      if (url === undefined) throw new RefusedRequestError(404, 'This network is not available here.')
      const body = toRpcRequest(method, params)
      if (body.length > MAX_PARAMS_LENGTH) throw new RefusedRequestError(413, 'The request is too large.')
      await budget.take(user.id, getMethodCost(method))
      const [namespace = ''] = id.split(':')
      // Matches a node’s reply to an unknown method.
      if (!isAllowedRpcMethod(namespace, method))
        return { error: { code: -32601, message: 'The method is not supported' } }
      return observeNode({ id, method, metrics }, () =>
        queryNode(url, body, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])),
      )
    },
    { audit: undefined, maxBodyBytes: MAX_BODY_BYTES },
  ),
]

function toRpcRequest(method: string, params: unknown): string {
  try {
    return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  } catch {
    // `JSON.parse` reads deeper values than `JSON.stringify` writes.
    throw new RefusedRequestError(400, 'The request is too deeply nested.')
  }
}

async function observeNode<Result>(
  { id, method, metrics }: { id: string; method: string; metrics: Metrics | undefined },
  query: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now()
  let isAnswered = false
  try {
    const attributes = { 'rpc.system': 'jsonrpc', 'rpc.method': method, 'foyer.network': id }
    const result = await withSpan('node request', { kind: SpanKind.CLIENT, attributes }, query)
    isAnswered = true
    return result
  } finally {
    metrics?.observeNodeRequest({ caipNetworkId: id, isAnswered, durationMs: performance.now() - startedAt })
  }
}

async function queryNode(url: string, body: string, signal: AbortSignal) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(unanswered)
  const text = await readText(response).catch((error) => {
    if (error instanceof RefusedRequestError) throw error
    return unanswered()
  })
  try {
    return z.parse(answered, JSON.parse(text))
  } catch {
    return unanswered()
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  // Throwing inside the loop cancels the rest of the response.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES)
      throw new RefusedRequestError(413, 'The network’s response is too large. Request less.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function unanswered(): never {
  throw new RefusedRequestError(502, 'The network isn’t responding. Try again.')
}
