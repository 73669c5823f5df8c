import { REPLY_TIMEOUT_MS } from '../constants.js'
import { AuthFrameError, isAuthFrameError } from '../errors/AuthFrameError.js'
import { copyPlainValue } from '../messages/copyPlainValue.js'
import { REQUEST_PREFIX } from '../messages/envelope.js'
import type { RequestName } from '../messages/requestSchemas.js'
import type { AuthFrame } from './authFrame.js'
import type { FrameDocument } from './createFrameDocument.js'
import type { PendingRequests } from './createPendingRequests.js'

// Requests that may wait for the user. Aborting one also sends the abort to the frame, which would keep prompting.
// `GET_USER` waits for the user only when it has no timeout.
const awaitsUser: ReadonlySet<RequestName> = new Set(['RPC_REQUEST', 'UPDATE_EMAIL', 'GET_USER'])

// Requests that neither load the frame nor wait for the delay after READY.
const needsNoLoad: ReadonlySet<RequestName> = new Set(['SYNC_THEME', 'SYNC_DAPP_DATA'])

export interface CreateRequestSenderParameters {
  readonly frame: FrameDocument
  readonly pending: PendingRequests
  readonly origin: string
  write(line: string): void
}

export function createRequestSender({
  frame,
  pending,
  origin,
  write,
}: CreateRequestSenderParameters): AuthFrame['request'] {
  const post = (name: RequestName, id: string, payload: unknown) => {
    const target = frame.window()
    if (!target) throw new AuthFrameError('FRAME_MISSING')
    target.postMessage({ type: `${REQUEST_PREFIX}${name}`, id, ...(payload !== undefined && { payload }) }, origin)
    write(`> ${name} ${id}`)
  }
  const untilReady = (name: RequestName) => {
    if (!needsNoLoad.has(name)) return frame.load()
    return frame.received() ?? Promise.reject(new AuthFrameError('FRAME_MISSING'))
  }

  const request: AuthFrame['request'] = (name, payload, { signal, timeout, from = 'sent' } = {}) => {
    const call = pending.open(name)
    let isSent = false
    const limit = () => {
      if (timeout === undefined || call.over.aborted) return
      const timer = setTimeout(() => call.fail(new AuthFrameError('TIMED_OUT')), timeout)
      call.over.addEventListener('abort', () => clearTimeout(timer), { once: true })
    }
    const abort = () => {
      call.fail(new AuthFrameError('ABORTED', { cause: signal?.reason }))
      // Only a request that waits for the user has to be withdrawn in the frame, which then sends no reply to it.
      const isAwaitingUser = awaitsUser.has(name) && (name !== 'GET_USER' || timeout === undefined)
      if (!isSent || !isAwaitingUser || frame.status() !== 'ready') return
      request('RPC_ABORT', { id: call.id }, { timeout: REPLY_TIMEOUT_MS }).catch(() => {})
    }
    const send = async () => {
      const plain = copyPlainValue(payload)
      if ('problem' in plain) throw new AuthFrameError('INVALID_PARAMS', { rpcCode: -32602 })
      await untilReady(name)
      if (call.over.aborted) return
      call.listen()
      isSent = true
      post(name, call.id, plain.value)
      if (from === 'sent') limit()
    }

    if (signal?.aborted) abort()
    else {
      signal?.addEventListener('abort', abort, { once: true, signal: call.over })
      if (from === 'call') limit()
      send().catch((cause: unknown) =>
        call.fail(isAuthFrameError(cause) ? cause : new AuthFrameError('UNKNOWN', { cause })),
      )
    }
    return call.answer
  }
  return request
}
