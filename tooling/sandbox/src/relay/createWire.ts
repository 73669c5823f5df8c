import type { createDialect } from './createDialect'
import type { createPost } from './createPost'
import { payload as payloadSchema, read } from './fields'
import { PayloadError, toError } from './refusals'
import type { Connection, Fault, Log } from './types'

/** JSON-RPC on one socket: calls are answered, answers are acknowledgements. */
export function createWire({
  dialect,
  post,
  takeFault,
  calls,
  log,
}: {
  dialect: ReturnType<typeof createDialect>
  post: ReturnType<typeof createPost>
  takeFault(method: string): Fault | undefined
  calls: Record<string, number>
  log: Log
}) {
  const answer = (method: string, connection: Connection, params: unknown): object => {
    try {
      const call = Object.hasOwn(dialect, method) ? dialect[method] : undefined
      if (call === undefined) throw new PayloadError('InvalidMethod')
      return { result: call(connection, params) }
    } catch (error) {
      return { error: toError(error) }
    }
  }

  return (connection: Connection, data: string): void => {
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

function parse(data: string): Record<string, unknown> | undefined {
  try {
    return read(payloadSchema, JSON.parse(data))
  } catch {
    return undefined
  }
}
