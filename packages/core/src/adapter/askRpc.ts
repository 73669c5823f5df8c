import { ModalError } from '../errors/ModalError.js'
import { readBody } from '../utils/readBody.js'
import { NODE_ANSWER_LIMIT } from './limits.js'

export interface RpcQuestion {
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal
}

export interface RpcAnswer {
  readonly result: unknown
  /** As it came, for numbers that JavaScript's cannot hold. */
  readonly text: string
}

/** What a node refused, as JSON-RPC has it. `toModalError` knows the usual codes and words. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code: unknown
  readonly data: unknown

  constructor({ code, message, data }: Readonly<Record<string, unknown>>) {
    super(typeof message === 'string' ? message : 'The node refused')
    this.code = code
    this.data = data
  }
}

/**
 * One JSON-RPC question by HTTP. Rejects with {@link NodeError} for what the node refuses, `RATE_LIMITED` (429),
 * `HTTP_FAILED` for other statuses, `RESPONSE_INVALID` for an answer that is none, `RESPONSE_TOO_LARGE`, and with what `fetch`
 * throws.
 */
export async function askRpc(url: string, { method, params, signal }: RpcQuestion): Promise<RpcAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal,
  })
  const { ok, status } = response
  const text = await readBody(response, NODE_ANSWER_LIMIT)
  // A node may say what is wrong together with a status of its own.
  const result = readRpc(text)
  if (ok && result !== undefined) return { result, text }
  const code = ok ? 'RESPONSE_INVALID' : status === 429 ? 'RATE_LIMITED' : 'HTTP_FAILED'
  throw new ModalError(code, { context: { url, method, status } })
}

/** The result in a JSON-RPC answer, undefined where it is none. Throws {@link NodeError} for a refusal. */
export function readRpc(text: string): unknown {
  const { result, error } = parse(text)
  if (typeof error === 'object' && error !== null) throw new NodeError({ ...error })
  return result
}

function parse(text: string): { readonly result?: unknown; readonly error?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
