import { createInternalError, ProviderRpcError } from './errors'

export type SendRpc = (method: string, params: unknown) => Promise<unknown>

interface RpcAnswer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

// Keeps the node's error code, as wallets pass it on.
export function createRpcClient(url: string): SendRpc {
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
      () => {
        throw createInternalError(`No answer from ${url}.`)
      },
    )
    if (!response.ok) throw createInternalError(`${url} answers ${response.status}.`)
    const { result, error } = (await response.json()) as RpcAnswer
    if (error !== undefined) throw new ProviderRpcError(error.code, error.message, error.data)
    return result
  }
}
