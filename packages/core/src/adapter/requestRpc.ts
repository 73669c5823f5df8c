import { ModalError } from '../errors/ModalError.js'
import { readResponseText } from '../utils/readResponseText.js'
import { MAX_NODE_RESPONSE_BYTES } from './limits.js'

export interface RpcRequest {
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal
}

export interface RpcResponse {
  readonly result: unknown
  readonly text: string
}

/** Carries a JSON-RPC error of a node. `toModalError` maps the usual codes and words. */
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
 * Sends one JSON-RPC request over HTTP. Rejects with {@link NodeError}, `RATE_LIMITED` (429), `HTTP_FAILED` for other
 * statuses, `RESPONSE_INVALID`, `RESPONSE_TOO_LARGE`, or the error of `fetch`.
 */
export async function requestRpc(url: string, { method, params, signal }: RpcRequest): Promise<RpcResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal,
  })
  const { ok, status } = response
  const text = await readResponseText(response, MAX_NODE_RESPONSE_BYTES)
  // A node may send an error body with an error status.
  const result = parseRpcResponse(text)
  if (ok && result !== undefined) return { result, text }
  const code = ok ? 'RESPONSE_INVALID' : status === 429 ? 'RATE_LIMITED' : 'HTTP_FAILED'
  throw new ModalError(code, { context: { url, method, status } })
}

/** Reads the result of a JSON-RPC answer, undefined where malformed. Throws {@link NodeError}. */
export function parseRpcResponse(text: string): unknown {
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
