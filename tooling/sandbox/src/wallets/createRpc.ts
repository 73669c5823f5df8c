import { internal, ProviderRpcError } from './errors'

export type Rpc = (method: string, params: unknown) => Promise<unknown>

interface RpcAnswer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** JSON-RPC over HTTP; a failure keeps the node's own code, as a wallet hands it on. */
export function createRpc(url: string): Rpc {
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
      () => {
        throw internal(`No answer from ${url}.`)
      },
    )
    if (!response.ok) throw internal(`${url} answers ${response.status}.`)
    const { result, error } = (await response.json()) as RpcAnswer
    if (error !== undefined) throw new ProviderRpcError(error.code, error.message, error.data)
    return result
  }
}
