import { AuthFrameError, isAuthFrameError } from '../errors/AuthFrameError.js'
import { copyPlainValue } from '../messages/copyPlainValue.js'
import { createIgnoredCounter, type IgnoredReason } from '../messages/createIgnoredCounter.js'
import { parseEnvelope, REPLY_PREFIX, REQUEST_PREFIX } from '../messages/envelope.js'
import { parseReply } from '../messages/parseReply.js'
import { isRequestName, parseRequest } from '../messages/parseRequest.js'
import type { RequestName } from '../messages/requestSchemas.js'
import { classifyRpc } from '../rpc/classifyRpc.js'
import { createOpenRequests, type OpenRequest } from './createOpenRequests.js'
import { createOriginGate } from './createOriginGate.js'
import type { FrameServer, FrameServerParameters, FrameServerWindow, WindowMessage } from './frameServer.js'
import type { HandlerContext, Handlers } from './handlers.js'

/**
 * Creates the frame's side of the protocol, which answers the app's requests. Throws `PARENT_MISSING` outside of a
 * frame.
 */
export function createFrameServer(parameters: FrameServerParameters): FrameServer {
  const { isAllowed, signal: life, log } = parameters
  const own: FrameServerWindow = parameters.window ?? window
  const { parent } = own
  if (!parent || Object.is(parent, own)) throw new AuthFrameError('PARENT_MISSING')
  const gate = createOriginGate(isAllowed)
  const requests = createOpenRequests(life)
  const handlers = watchRpc(parameters.handlers, requests)
  const ignored = createIgnoredCounter((reason) => log?.('warn', `Ignored a message: ${reason}`))

  const post = (origin: string, type: string, rest: { readonly id?: string; readonly payload?: unknown }) => {
    if (!life?.aborted) parent.postMessage({ type: `${REPLY_PREFIX}${type}`, ...rest }, origin)
  }
  const run = async ({ id, name, signal }: OpenRequest, origin: string, payload: unknown) => {
    if (!(await gate.authorizes(origin))) {
      ignored.add('origin')
      throw new AuthFrameError('NOT_ALLOWED')
    }
    const plain = copyPlainValue(payload)
    if ('problem' in plain) {
      ignored.add(plain.problem)
      throw new AuthFrameError('INVALID_PARAMS', { rpcCode: -32602 })
    }
    return runHandler(handlers, name, plain.value, { id, origin, signal })
  }
  const refuse = (name: string, error: unknown) => {
    const isMeant = isAuthFrameError(error) && error.code !== 'UNKNOWN'
    // The message of an internal error stays in the frame's log, hidden from the app.
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
  const receive = ({ data, origin, source }: WindowMessage): IgnoredReason | undefined => {
    if (!gate.accepts(origin)) return 'origin'
    if (source !== parent) return 'source'
    const envelope = parseEnvelope(data, REQUEST_PREFIX)
    if (!envelope?.id || !isRequestName(envelope.name)) return 'shape'
    const request = requests.open(envelope.id, envelope.name)
    if (typeof request === 'string') return request
    answer(request, origin, envelope.payload).catch((cause: unknown) => log?.('error', 'Could not answer', cause))
    return undefined
  }
  const onMessage = (message: WindowMessage) => {
    try {
      const reason = receive(message)
      if (reason) ignored.add(reason)
    } catch {
      ignored.add('shape')
    }
  }
  own.addEventListener('message', onMessage, life && { signal: life })

  const notify = (type: string, payload: object) => {
    const origin = gate.origin()
    if (origin) post(origin, type, { payload })
  }

  return {
    ready: (version) => post(findParentOrigin(own), 'READY', version ? { payload: { version } } : {}),
    notifySession: (token) => notify('SESSION_UPDATE', { token }),
    notifyHeight: (height) => notify('RESIZE', { height }),
    origin: gate.origin,
    ignored: ignored.counts,
  }
}

function watchRpc(handlers: Handlers, requests: ReturnType<typeof createOpenRequests>): Handlers {
  const { RPC_REQUEST: onRequest, RPC_ABORT: onAbort, UPDATE_EMAIL: onUpdate, GET_USER: onUser } = handlers
  return {
    ...handlers,
    RPC_REQUEST:
      onRequest &&
      ((payload, context) => {
        // A method without a prompt runs on after an abort, because the user does not see it.
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
      requests.abort(payload?.id)
      return onAbort?.(payload, context)
    },
  }
}

// Returns the app's origin if the browser reveals it, else '*'. Use it only to send messages that any origin may read.
function findParentOrigin({ location, document }: FrameServerWindow): string {
  const nearest = location.ancestorOrigins?.[0]
  if (nearest) return nearest === 'null' ? '*' : nearest
  const { referrer } = document
  // After a navigation inside the frame, `referrer` is the secure site itself instead of the app.
  const from = URL.canParse(referrer) ? new URL(referrer).origin : 'null'
  return from === 'null' || from === location.origin ? '*' : from
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

async function runHandler<N extends RequestName>(
  handlers: Handlers,
  name: N,
  payload: unknown,
  context: HandlerContext,
): Promise<unknown> {
  const request = parseRequest(name, payload)
  if (!request.success) throw new AuthFrameError('INVALID_PARAMS', { rpcCode: -32602, cause: request.error })
  const handler = handlers[name]
  if (!handler) throw new AuthFrameError('METHOD_UNKNOWN', { rpcCode: 4200 })
  const reply = parseReply(name, await handler(request.data, context))
  if (!reply.success) throw new AuthFrameError('UNKNOWN', { cause: reply.error })
  const plain = copyPlainValue(reply.data)
  if ('problem' in plain) throw new AuthFrameError('UNKNOWN', { message: `The answer to ${name}: ${plain.problem}` })
  return plain.value
}
