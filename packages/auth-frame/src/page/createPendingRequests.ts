import * as z from 'zod/mini'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import { copyPlainValue } from '../messages/copyPlainValue.js'
import type { IgnoredReason } from '../messages/createIgnoredCounter.js'
import type { Envelope } from '../messages/envelope.js'
import { parseReply } from '../messages/parseReply.js'
import { errorSchema, type ReplyPayload } from '../messages/replySchemas.js'
import type { RequestName } from '../messages/requestSchemas.js'
import { createDeferred } from './createDeferred.js'

const MAX_MESSAGE_LENGTH = 2_000

export interface PendingRequest<N extends RequestName> {
  readonly id: string
  /**
   * Marks the request as sent. From then on a reply settles the request, and a reload of the frame's document rejects
   * it.
   */
  listen(): void
  readonly answer: Promise<ReplyPayload<N>>
  readonly over: AbortSignal
  fail(error: AuthFrameError): void
}

interface ReplyListener {
  readonly name: RequestName
  succeed(payload: unknown): boolean
  fail(error: AuthFrameError): void
}

export interface PendingRequests {
  open<N extends RequestName>(name: N): PendingRequest<N>
  take(envelope: Envelope): IgnoredReason | undefined
  failAll(error: AuthFrameError): void
  /** Resolves a pending RELOAD request once a new document has loaded. */
  succeedReload(): void
}

export function createPendingRequests(write: (line: string) => void): PendingRequests {
  const waiters = new Map<string, ReplyListener>()

  return {
    open<N extends RequestName>(name: N): PendingRequest<N> {
      const id = createId()
      const { promise, resolve, reject } = createDeferred<ReplyPayload<N>>()
      const over = new AbortController()
      const close = () => {
        waiters.delete(id)
        over.abort()
      }
      const fail = (error: AuthFrameError) => {
        close()
        reject(error)
      }
      const waiter: ReplyListener = {
        name,
        succeed(payload) {
          const read = parseReply(name, payload)
          if (!read.success) return false
          close()
          resolve(read.data)
          return true
        },
        fail,
      }
      return { id, answer: promise, over: over.signal, fail, listen: () => void waiters.set(id, waiter) }
    },
    take({ name, id, payload }: Envelope): IgnoredReason | undefined {
      const waiter = id === undefined ? undefined : waiters.get(id)
      if (!waiter) return 'unknownId'
      const isError = name === `${waiter.name}_ERROR`
      if (!isError && name !== `${waiter.name}_SUCCESS`) return 'shape'
      const plain = copyPlainValue(payload)
      if ('problem' in plain) return plain.problem
      if (!isError && !waiter.succeed(plain.value)) return 'shape'
      const error = isError ? toError(plain.value) : undefined
      if (error) waiter.fail(error)
      write(`< ${name} ${id} ${error?.message ?? ''}`.trimEnd())
      return undefined
    },
    failAll(error: AuthFrameError) {
      for (const waiter of [...waiters.values()]) waiter.fail(error)
    },
    succeedReload() {
      for (const waiter of [...waiters.values()]) if (waiter.name === 'RELOAD') waiter.succeed(undefined)
    },
  }
}

// `crypto.randomUUID` exists only on pages loaded by https.
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toError(payload: unknown): AuthFrameError {
  const { success, data } = z.safeParse(errorSchema, payload)
  if (!success || !data.message) return new AuthFrameError('FAILED')
  return new AuthFrameError('ANSWERED', { message: data.message.slice(0, MAX_MESSAGE_LENGTH), rpcCode: data.code })
}
