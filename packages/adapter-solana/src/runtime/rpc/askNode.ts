import { type AdapterHost, ModalError, type Network } from '@foyer/core/adapter'

/** Milliseconds that a node has before the next one is asked. */
const NODE_WAIT = 10_000

export interface NodeRequest {
  readonly network: Network<'solana'>
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
  /** Codes with which every node would answer the same; then no other is asked. @default none */
  readonly final?: readonly number[] | undefined
}

export interface NodeAnswer {
  readonly result: unknown
  /** As it came, for numbers that JavaScript's cannot hold. */
  readonly text: string
}

/** What a node refused, as JSON-RPC has it. */
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

/** Asks the network's nodes, each when the one before it failed. Rejects with what the last one said. */
export async function askNode(host: AdapterHost<'solana'>, request: NodeRequest): Promise<NodeAnswer> {
  const { network, final = [] } = request
  const signal = request.signal ? AbortSignal.any([request.signal, host.signal]) : host.signal
  let last: unknown = new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
  for (const url of host.rpcUrls(network)) {
    try {
      return await askOne(url, request, signal)
    } catch (cause) {
      if (signal.aborted) throw new ModalError('ABORTED', { cause })
      if (cause instanceof NodeError && final.some((code) => code === cause.code)) throw cause
      host.log('debug', `A node of ${network.name} did not answer ${request.method}`, cause)
      last = cause
    }
  }
  throw last
}

async function askOne(url: string, { method, params }: NodeRequest, signal: AbortSignal): Promise<NodeAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(NODE_WAIT)]),
  })
  const text = await response.text()
  // A node may say what is wrong together with a status of its own.
  const { result, error } = read(text)
  if (error) throw new NodeError(error)
  if (response.ok && result !== undefined) return { result, text }
  throw new ModalError(response.status === 429 ? 'RATE_LIMITED' : 'HTTP_FAILED', {
    context: { status: response.status },
  })
}

function read(text: string): { readonly result?: unknown; readonly error?: Readonly<Record<string, unknown>> } {
  try {
    const { result, error } = JSON.parse(text) ?? {}
    return { result, ...(typeof error === 'object' && error !== null && { error }) }
  } catch {
    return {}
  }
}
