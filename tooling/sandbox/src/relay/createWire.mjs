import { payload as payloadSchema, read } from './fields.mjs'
import { PayloadError, toError } from './refusals.mjs'

/** @typedef {import('./types.d.mts').Connection} Connection */

/**
 * JSON-RPC on one socket: calls are answered, answers are acknowledgements.
 *
 * @param {{
 *   dialect: ReturnType<typeof import('./createDialect.mjs').createDialect>,
 *   post: ReturnType<typeof import('./createPost.mjs').createPost>,
 *   takeFault(method: string): import('./types.d.mts').Fault | undefined,
 *   calls: Record<string, number>,
 *   log: import('./types.d.mts').Log,
 * }} parts
 */
export function createWire({ dialect, post, takeFault, calls, log }) {
  /** @type {(method: string, connection: Connection, params: unknown) => object} */
  const answer = (method, connection, params) => {
    try {
      const call = Object.hasOwn(dialect, method) ? dialect[method] : undefined
      if (call === undefined) throw new PayloadError('InvalidMethod')
      return { result: call(connection, params) }
    } catch (error) {
      return { error: toError(error) }
    }
  }

  /** @type {(connection: Connection, data: string) => void} */
  return (connection, data) => {
    const payload = parse(data)
    if (payload === undefined) {
      connection.send({ id: null, jsonrpc: '2.0', error: toError(new PayloadError('Serialization')) })
    } else if (typeof payload.method === 'string') {
      const { id, method } = payload
      calls[method] = (calls[method] ?? 0) + 1
      const fault = takeFault(method)
      const answered = fault?.fail ? { error: toError(fault) } : answer(method, connection, payload.params)
      log(`relay: ${method}${'error' in answered ? ' failed' : ''}`)
      connection.send({ id, jsonrpc: '2.0', ...answered }, fault)
    } else if (payload.result === true) {
      post.acknowledge(connection, Number(payload.id))
    } else {
      connection.inFlight.delete(Number(payload.id))
    }
  }
}

/**
 * @param {string} data
 * @returns {Record<string, unknown> | undefined}
 */
function parse(data) {
  try {
    return read(payloadSchema, JSON.parse(data))
  } catch {
    return undefined
  }
}
