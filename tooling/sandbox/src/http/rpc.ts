import { Hono } from 'hono'
import { openToPages } from './openToPages'
import { serve } from './serve'

/** One that is answered, or throws `RpcError`. */
export type Call = (method: string, params: unknown) => unknown

/** An error with the code and the data that a node answers. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export function findMethod<Method>(methods: Readonly<Record<string, Method>>, name: string) {
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (found === undefined) throw new RpcError(-32601, 'Method not found')
  return found
}

/** Of methods that take a list. */
export function readList(params: unknown = []): readonly unknown[] {
  if (!Array.isArray(params)) throw new RpcError(-32602, 'Invalid params: expected a list.')
  return params
}

/** JSON-RPC, one call or a batch, as text. `stringify` is for what JSON cannot say by itself. */
export async function answerRpc(
  text: string,
  call: Call,
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

/** A node's JSON-RPC over HTTP, for every page of this machine. */
export function serveRpc(
  call: Call,
  { stringify, ...where }: Parameters<typeof serve>[1] & { stringify?: (value: unknown) => string },
) {
  const app = new Hono().use(openToPages).post('*', async (context) =>
    context.body(await answerRpc(await context.req.text(), call, stringify), 200, {
      'content-type': 'application/json',
    }),
  )
  return serve(app, where)
}
