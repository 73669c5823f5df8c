import { AuthFrameError, isAuthFrameError } from '../errors/AuthFrameError.js'
import { createIgnored, type IgnoredReason } from '../messages/createIgnored.js'
import { ASKED, SAID, toEnvelope } from '../messages/envelope.js'
import { isRequestName } from '../messages/readRequest.js'
import { toPlain } from '../messages/toPlain.js'
import { classifyRpc } from '../rpc/classifyRpc.js'
import { createGate } from './createGate.js'
import { createOpenRequests, type OpenRequest } from './createOpenRequests.js'
import { findParentOrigin } from './findParentOrigin.js'
import type { Handlers } from './handlers.js'
import type { Host, HostMessage, HostParameters, HostWindow } from './host.js'
import { runHandler } from './runHandler.js'
import { untilAborted } from './untilAborted.js'

/** The frame's side: answers what the embedding page asks. Throws `PARENT_MISSING` in a window of its own. */
export function createHost(parameters: HostParameters): Host {
  const { isAllowed, signal: life, log } = parameters
  const own: HostWindow = parameters.window ?? window
  const { parent } = own
  if (!parent || Object.is(parent, own)) throw new AuthFrameError('PARENT_MISSING')
  const gate = createGate(isAllowed)
  const requests = createOpenRequests(life)
  const handlers = watchRpc(parameters.handlers, requests)
  const ignored = createIgnored((reason) => log?.('warn', `Ignored a message: ${reason}`))

  const post = (origin: string, type: string, rest: { readonly id?: string; readonly payload?: unknown }) => {
    if (!life?.aborted) parent.postMessage({ type: `${SAID}${type}`, ...rest }, origin)
  }
  const run = async ({ id, name, signal }: OpenRequest, origin: string, payload: unknown) => {
    if (!(await gate.admits(origin))) {
      ignored.add('origin')
      throw new AuthFrameError('NOT_ALLOWED')
    }
    const plain = toPlain(payload)
    if ('problem' in plain) {
      ignored.add(plain.problem)
      throw new AuthFrameError('INVALID_PARAMS', { rpcCode: -32602 })
    }
    return runHandler(handlers, name, plain.value, { id, origin, signal })
  }
  const refuse = (name: string, error: unknown) => {
    const isMeant = isAuthFrameError(error) && error.code !== 'UNKNOWN'
    // What was not meant for the page may say things that it must not know.
    if (!isMeant) log?.('error', `Could not answer ${name}`, error)
    const { message, rpcCode: code } = isMeant ? error : new AuthFrameError('FAILED')
    return { message, ...(code !== undefined && { code }) }
  }
  const answer = async (request: OpenRequest, origin: string, payload: unknown) => {
    const { id, name, signal } = request
    try {
      const value = await untilAborted(run(request, origin, payload), signal)
      post(origin, `${name}_SUCCESS`, { id, ...(value !== undefined && { payload: value }) })
    } catch (error) {
      post(origin, `${name}_ERROR`, { id, payload: refuse(name, error) })
    } finally {
      requests.close(id)
    }
  }
  const hear = ({ data, origin, source }: HostMessage): IgnoredReason | undefined => {
    if (!gate.hears(origin)) return 'origin'
    if (source !== parent) return 'source'
    const envelope = toEnvelope(data, ASKED)
    if (!envelope?.id || !isRequestName(envelope.name)) return 'shape'
    const request = requests.open(envelope.id, envelope.name)
    if (typeof request === 'string') return request
    answer(request, origin, envelope.payload).catch((cause: unknown) => log?.('error', 'Could not answer', cause))
    return undefined
  }
  const onMessage = (message: HostMessage) => {
    try {
      const reason = hear(message)
      if (reason) ignored.add(reason)
    } catch {
      ignored.add('shape')
    }
  }
  own.addEventListener('message', onMessage, life && { signal: life })

  return {
    ready: (version) => post(findParentOrigin(own), 'READY', version ? { payload: { version } } : {}),
    tell(token) {
      const origin = gate.origin()
      if (origin) post(origin, 'SESSION_UPDATE', { payload: { token } })
    },
    origin: gate.origin,
    ignored: ignored.counts,
  }
}

/** The site's handlers, and beside them what has to be known to take a request back. */
function watchRpc(handlers: Handlers, requests: ReturnType<typeof createOpenRequests>): Handlers {
  const { RPC_REQUEST: onRequest, RPC_ABORT: onAbort, UPDATE_EMAIL: onUpdate, GET_USER: onUser } = handlers
  return {
    ...handlers,
    RPC_REQUEST:
      onRequest &&
      ((payload, context) => {
        // Safe methods go on: nobody sees them, and others may wait for what they bring.
        if (classifyRpc(payload.method, payload.params) !== 'safe') requests.markUnsafe(context.id)
        return onRequest(payload, context)
      }),
    UPDATE_EMAIL:
      onUpdate &&
      ((payload, context) => {
        requests.markUnsafe(context.id)
        return onUpdate(payload, context)
      }),
    GET_USER:
      onUser &&
      ((payload, context) => {
        if (payload?.siwxMessage) requests.markUnsafe(context.id)
        return onUser(payload, context)
      }),
    RPC_ABORT(payload, context) {
      requests.takeBack(payload?.id)
      return onAbort?.(payload, context)
    },
  }
}
