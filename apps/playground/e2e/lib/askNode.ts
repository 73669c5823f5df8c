import { given } from './given.ts'

/** Where one of the local chains answers. */
export function nodeUrl(caipNetworkId: string): string {
  const url = Object.entries(given('rpcUrls')).find(([id]) => id === caipNetworkId)?.[1]
  if (!url) throw new Error(`There is no local chain ${caipNetworkId}.`)
  return url
}

/** The result of a JSON-RPC call to one of them, from outside of the page. Its shape is the caller's to know. */
export async function askNode<T>(caipNetworkId: string, method: string, params: unknown): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(nodeUrl(caipNetworkId), { method: 'POST', body })
  const { result } = (await response.json()) as { result: T }
  return result
}
