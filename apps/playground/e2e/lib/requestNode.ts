import { getTestService } from './getTestService.ts'

/** Returns the RPC URL of a local chain. */
export function nodeUrl(caipNetworkId: string): string {
  const url = Object.entries(getTestService('rpcUrls')).find(([id]) => id === caipNetworkId)?.[1]
  if (!url) throw new Error(`There is no local chain ${caipNetworkId}.`)
  return url
}

/** Sends a JSON-RPC request to a local chain, from outside the page. The caller declares the result's type. */
export async function requestNode<T>(caipNetworkId: string, method: string, params: unknown): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(nodeUrl(caipNetworkId), { method: 'POST', body })
  const { result } = (await response.json()) as { result: T }
  return result
}
