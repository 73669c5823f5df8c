export type RpcCall = (method: string, params: unknown) => unknown

export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export function findRpcMethod<Method>(methods: Readonly<Record<string, Method>>, name: string) {
  const result = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (result === undefined) throw new RpcError(-32601, 'Method not found')
  return result
}

export function readParamList(params: unknown = []): readonly unknown[] {
  if (!Array.isArray(params)) throw new RpcError(-32602, 'Invalid params: expected a list.')
  return params
}

/** Answers a JSON-RPC request, single or batch, as text. `stringify` handles values beyond JSON. */
export async function answerRpc(
  text: string,
  call: RpcCall,
  stringify: (value: unknown) => string = (value) => JSON.stringify(value),
) {
  let calls: unknown
  try {
    calls = JSON.parse(text)
  } catch {
    return stringify(toFailure(null, new RpcError(-32700, 'Parse error')))
  }
  const one = async (each: unknown) => {
    const { id = null, method, params } = Object(each)
    try {
      if (typeof method !== 'string') throw new RpcError(-32600, 'Invalid request')
      return { jsonrpc: '2.0', id, result: await call(method, params) }
    } catch (error) {
      return toFailure(id, error instanceof RpcError ? error : new RpcError(-32603, `Internal error: ${error}`))
    }
  }
  return stringify(Array.isArray(calls) ? await Promise.all(calls.map(one)) : await one(calls))
}

const toFailure = (id: unknown, { code, message, data }: RpcError) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, data },
})
