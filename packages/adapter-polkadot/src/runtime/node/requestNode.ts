import { type RpcRequest, requestRpc } from '@foyer/core/adapter'
import { createSocket } from './createSocket.js'

export async function requestNode(url: string, request: RpcRequest): Promise<unknown> {
  const node = openNodeConnection(url)
  return node.request(request).finally(node.close)
}

export interface NodeConnection {
  request(request: RpcRequest): Promise<unknown>
  close(): void
}

export function openNodeConnection(url: string): NodeConnection {
  if (/^wss?:/.test(url)) return createSocket(url)
  return { request: async (request) => (await requestRpc(url, request)).result, close: () => {} }
}
