import { Hono } from 'hono'
import { openToPages } from './openToPages.mjs'
import { serve } from './serve.mjs'

/** @typedef {(method: string, params: unknown) => unknown} Call one that is answered, or throws `RpcError` */

/** An error with the code and the data that a node answers. */
export class RpcError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   * @param {unknown} [data]
   */
  constructor(code, message, data) {
    super(message)
    this.code = code
    this.data = data
  }
}

/**
 * @template Method
 * @param {Readonly<Record<string, Method>>} methods
 * @param {string} name
 */
export function findMethod(methods, name) {
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (found === undefined) throw new RpcError(-32601, 'Method not found')
  return found
}

/** Of methods that take a list. @param {unknown} params @returns {readonly unknown[]} */
export function readList(params = []) {
  if (!Array.isArray(params)) throw new RpcError(-32602, 'Invalid params: expected a list.')
  return params
}

/**
 * JSON-RPC, one call or a batch, as text. `stringify` is for what JSON cannot say by itself.
 *
 * @param {string} text
 * @param {Call} call
 * @param {(value: unknown) => string} [stringify]
 */
export async function answerRpc(text, call, stringify = (value) => JSON.stringify(value)) {
  let calls
  try {
    calls = JSON.parse(text)
  } catch {
    return stringify(toFailure(null, new RpcError(-32700, 'Parse error')))
  }
  const one = async (/** @type {unknown} */ each) => {
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

/** @param {unknown} id @param {RpcError} error */
const toFailure = (id, { code, message, data }) => ({ jsonrpc: '2.0', id, error: { code, message, data } })

/**
 * A node's JSON-RPC over HTTP, for every page of this machine.
 *
 * @param {Call} call
 * @param {Parameters<typeof serve>[1] & { stringify?: (value: unknown) => string }} where
 */
export function serveRpc(call, { stringify, ...where }) {
  const app = new Hono().use(openToPages).post('*', async (context) =>
    context.body(await answerRpc(await context.req.text(), call, stringify), 200, {
      'content-type': 'application/json',
    }),
  )
  return serve(app, where)
}
