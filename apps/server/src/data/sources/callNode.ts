import * as z from 'zod/mini'
import { fetchJson } from './fetchJson'
import { SourceError } from './SourceError'

// Public nodes refuse larger batches.
const MAX_BATCH = 50

const answerSchema = z.union([
  z.object({ id: z.int(), result: z.unknown(), error: z.optional(z.null()) }),
  z.object({ id: z.int(), error: z.object({ code: z.number(), message: z.catch(z.string(), '') }) }),
])

export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>
}

export type NodeResult = { readonly result: unknown } | { readonly code: number; readonly message: string }

/** Calls a node, several calls as batches. Rejects with a `SourceError` unless each call has an answer. */
export async function callNode(url: string, calls: readonly NodeCall[], signal: AbortSignal) {
  const batches = Array.from({ length: Math.ceil(calls.length / MAX_BATCH) }, (_, index) =>
    calls.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
  )
  return (await Promise.all(batches.map((each) => callBatch(url, each, signal)))).flat()
}

/** Calls a node once. Rejects with a `SourceError`, also for an error of the call. */
export async function readResult(url: string, call: NodeCall, signal: AbortSignal): Promise<unknown> {
  const [answer] = await callNode(url, [call], signal)
  if (answer === undefined || !('result' in answer)) throw new SourceError(`${call.method} failed`)
  return answer.result
}

async function callBatch(url: string, calls: readonly NodeCall[], signal: AbortSignal): Promise<readonly NodeResult[]> {
  const requests = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
  const answer = await fetchJson(url, { body: calls.length === 1 ? requests[0] : requests, signal })
  const list = z.safeParse(z.array(answerSchema).check(z.maxLength(MAX_BATCH)), calls.length === 1 ? [answer] : answer)
  if (!list.success) throw new SourceError('no JSON-RPC')
  const byId = new Map(list.data.map((each) => [each.id, each]))
  return calls.map((_, id) => {
    const each = byId.get(id)
    if (each === undefined) throw new SourceError('a call without an answer')
    return 'result' in each ? { result: each.result } : each.error
  })
}
