import { anySignal, ModalError, type Network, untilAborted } from '@foyer/core/adapter'
import type { Client } from 'viem'
import { clientOf } from '../clientOf.js'
import type { RuntimeContext } from '../context.js'
import { findNamed, statusOf } from '../findError.js'
import { isSilent } from './aggregate.js'

export type EvmNet = Network<'eip155'>

/** What the parts of a ledger ask nodes with. */
export interface LedgerContext {
  readonly runtime: RuntimeContext
  clientOf(network: EvmNet): Client
  /** What a node answers, until somebody gives up: viem's actions know no signal. */
  ask<T>(signal: AbortSignal | undefined, question: () => Promise<T>): Promise<T>
}

export function createLedgerContext(runtime: RuntimeContext): LedgerContext {
  return {
    runtime,
    clientOf: (network) => clientOf(runtime, network),
    ask(given, question) {
      const signal = anySignal(runtime.signal, given)
      // Whoever has given up before asks nothing.
      return untilAborted(signal.aborted ? undefined : question().catch(rethrow), signal) as ReturnType<typeof question>
    },
  }
}

/** A node that does not answer, in the modal's words. */
function rethrow(cause: unknown): never {
  if (!isSilent(cause)) throw cause
  const failed = findNamed(cause, 'HttpRequestError')
  const status = failed && statusOf(failed)
  const isUnreached = failed !== undefined && status === undefined
  const code = isUnreached ? 'OFFLINE' : status === 429 ? 'RATE_LIMITED' : 'HTTP_FAILED'
  throw new ModalError(code, { context: { status }, cause })
}
