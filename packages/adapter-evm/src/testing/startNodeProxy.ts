/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface NodeProxy {
  readonly url: string
  readonly requests: string[]
  stop(): void
}

/** Fails a request to a {@link startNodeProxy}. */
export class NodeError extends Error {
  constructor(readonly error: { readonly code: number; readonly message: string; readonly data?: string }) {
    super(error.message)
  }
}

/**
 * Starts a proxy of a node that answers some methods itself. For undefined it answers "method not found", for a thrown
 * `NodeError` that error.
 */
export async function startNodeProxy(
  node: string,
  answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>>,
): Promise<NodeProxy> {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, method, params } = JSON.parse(body)
    requests.push(method)
    const own = answers[method]
    response.setHeader('content-type', 'application/json')
    if (!own) return response.end(await (await fetch(node, { method: 'POST', body, headers: JSON_BODY })).text())
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...toAnswer(() => own(params ?? [])) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests, stop: () => void server.close().closeAllConnections() }
}

function toAnswer(read: () => unknown) {
  try {
    const result = read()
    return result === undefined ? { error: { code: -32601, message: 'the method does not exist' } } : { result }
  } catch (cause) {
    if (cause instanceof NodeError) return { error: cause.error }
    throw cause
  }
}

const JSON_BODY = { 'content-type': 'application/json' }
