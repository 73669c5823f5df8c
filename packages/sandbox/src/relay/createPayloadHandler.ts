import type { createMessageDelivery } from './createMessageDelivery'
import type { createRelayMethods } from './createRelayMethods'
import { parsePayload, payloadSchema } from './payloadSchemas'
import { PayloadError, toRpcErrorObject } from './relayErrors'
import type { RelayConnection, RelayFault, RelayLog } from './types'

// Handles a client's JSON-RPC payloads; reads responses as acknowledgements.
export function createPayloadHandler({
  dialect,
  post,
  takeFault,
  calls,
  log,
}: {
  dialect: ReturnType<typeof createRelayMethods>
  post: ReturnType<typeof createMessageDelivery>
  takeFault(method: string): RelayFault | undefined
  calls: Record<string, number>
  log: RelayLog
}) {
  const answer = (method: string, connection: RelayConnection, params: unknown): object => {
    try {
      const call = Object.hasOwn(dialect, method) ? dialect[method] : undefined
      if (call === undefined) throw new PayloadError('InvalidMethod')
      return { result: call(connection, params) }
    } catch (error) {
      return { error: toRpcErrorObject(error) }
    }
  }

  return (connection: RelayConnection, data: string): void => {
    const payload = parse(data)
    if (payload === undefined) {
      connection.send({ id: null, jsonrpc: '2.0', error: toRpcErrorObject(new PayloadError('Serialization')) })
    } else if (typeof payload.method === 'string') {
      const { id, method } = payload
      calls[method] = (calls[method] ?? 0) + 1
      const fault = takeFault(method)
      const answered = fault?.fail ? { error: toRpcErrorObject(fault) } : answer(method, connection, payload.params)
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
    return parsePayload(payloadSchema, JSON.parse(data))
  } catch {
    return undefined
  }
}
