import { ANSWER_TIMEOUT } from '../constants.js'
import { AuthFrameError, isAuthFrameError } from '../errors/AuthFrameError.js'
import { ASKED } from '../messages/envelope.js'
import type { RequestName } from '../messages/requests.js'
import { toPlain } from '../messages/toPlain.js'
import type { AuthFrame } from './authFrame.js'
import type { FrameDocument } from './createDocument.js'
import type { Waiting } from './createWaiting.js'

/** What waits for the visitor in the frame, which has to be told when nobody waits for the answer: of `GET_USER` what has no time. */
const decided: ReadonlySet<RequestName> = new Set(['RPC_REQUEST', 'UPDATE_EMAIL', 'GET_USER'])

/** What the frame is told by the way: no reason to load it, and it need not have settled. */
const early: ReadonlySet<RequestName> = new Set(['SYNC_THEME', 'SYNC_DAPP_DATA'])

export interface SendParameters {
  readonly frame: FrameDocument
  readonly waiting: Waiting
  /** The only one that hears what is asked. */
  readonly origin: string
  write(line: string): void
}

/** Asks the frame: sends one message, when the frame is ready for it, and waits for its answer. */
export function createSend({ frame, waiting, origin, write }: SendParameters): AuthFrame['request'] {
  const post = (name: RequestName, id: string, payload: unknown) => {
    const target = frame.window()
    if (!target) throw new AuthFrameError('FRAME_MISSING')
    target.postMessage({ type: `${ASKED}${name}`, id, ...(payload !== undefined && { payload }) }, origin)
    write(`> ${name} ${id}`)
  }
  const untilReady = (name: RequestName) => {
    if (!early.has(name)) return frame.load()
    return frame.heard() ?? Promise.reject(new AuthFrameError('FRAME_MISSING'))
  }

  const request: AuthFrame['request'] = (name, payload, { signal, timeout, from = 'sent' } = {}) => {
    const call = waiting.open(name)
    let isSent = false
    const limit = () => {
      if (timeout === undefined || call.over.aborted) return
      const timer = setTimeout(() => call.fail(new AuthFrameError('TIMED_OUT')), timeout)
      call.over.addEventListener('abort', () => clearTimeout(timer), { once: true })
    }
    const abort = () => {
      call.fail(new AuthFrameError('ABORTED', { cause: signal?.reason }))
      // Nobody waits for the answer to the word itself.
      const isDecided = decided.has(name) && (name !== 'GET_USER' || timeout === undefined)
      if (!isSent || !isDecided || frame.status() !== 'ready') return
      request('RPC_ABORT', { id: call.id }, { timeout: ANSWER_TIMEOUT }).catch(() => {})
    }
    const send = async () => {
      const plain = toPlain(payload)
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
