import * as z from 'zod/mini'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import type { IgnoredReason } from '../messages/createIgnored.js'
import type { Envelope } from '../messages/envelope.js'
import { readReply } from '../messages/readReply.js'
import { errorSchema, type ReplyPayload } from '../messages/replies.js'
import type { RequestName } from '../messages/requests.js'
import { toPlain } from '../messages/toPlain.js'
import { createDeferred } from './createDeferred.js'

/** Longer than what anybody reads. Characters. */
const MAX_MESSAGE = 2_000

/** A request that has not been answered. */
export interface Call<N extends RequestName> {
  readonly id: string
  /** It is sent: from now on an answer counts, and it is over with the document. */
  listen(): void
  readonly answer: Promise<ReplyPayload<N>>
  /** Aborted when the call is over, whichever way. */
  readonly over: AbortSignal
  fail(error: AuthFrameError): void
}

interface Waiter {
  readonly name: RequestName
  /** False when the payload is not what this request is answered with. */
  succeed(payload: unknown): boolean
  fail(error: AuthFrameError): void
}

export interface Waiting {
  open<N extends RequestName>(name: N): Call<N>
  /** Gives an answer to whoever waits for it. Says why when it fits nobody. */
  take(envelope: Envelope): IgnoredReason | undefined
  /** Nobody is going to answer. */
  failAll(error: AuthFrameError): void
  /** A document that was asked to load anew, and was replaced instead of answering, has done so. */
  succeedReload(): void
}

/** The requests that wait for an answer, by id. */
export function createWaiting(write: (line: string) => void): Waiting {
  const waiters = new Map<string, Waiter>()

  return {
    open<N extends RequestName>(name: N): Call<N> {
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
      const waiter: Waiter = {
        name,
        succeed(payload) {
          const read = readReply(name, payload)
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
      const plain = toPlain(payload)
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

// Not `randomUUID`, which a page without https does not have.
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toError(payload: unknown): AuthFrameError {
  const { success, data } = z.safeParse(errorSchema, payload)
  if (!success || !data.message) return new AuthFrameError('FAILED')
  return new AuthFrameError('ANSWERED', { message: data.message.slice(0, MAX_MESSAGE), rpcCode: data.code })
}
