import { askRpc, type RpcQuestion } from '@foyer/core/adapter'
import { createSocket } from './createSocket.js'

/** Sends one JSON-RPC question to a node, by HTTP or, for `ws:` and `wss:`, over a socket that is closed again. */
export async function askNode(url: string, question: RpcQuestion): Promise<unknown> {
  const node = openNode(url)
  return node.ask(question).finally(node.close)
}

/** How a node is asked. `close` ends what was opened for that. */
export interface NodeLink {
  ask(question: RpcQuestion): Promise<unknown>
  close(): void
}

/** Reaches a node by HTTP, a request for each question, or over one socket. */
export function openNode(url: string): NodeLink {
  if (/^wss?:/.test(url)) return createSocket(url)
  return { ask: async (question) => (await askRpc(url, question)).result, close: () => {} }
}
