import type { EIP1193Provider } from 'viem'
import type { WalletContext } from './context'
import type { Emitter } from './createEmitter'
import type { SessionEvents } from './createSession'
import { disconnected, invalidRequest } from './errors'
import { findMethod } from './methods/findMethod'

/** The object of EIP-1193 that the site holds. */
export function createProvider(context: WalletContext, emitter: Emitter<SessionEvents>): EIP1193Provider {
  const request = async (args: unknown): Promise<unknown> => {
    const { method, params } = readArguments(args)
    return context.record(method, params, () => {
      if (!context.session.isOnline()) throw disconnected()
      return findMethod(method)(context, params, method)
    })
  }
  const provider = { request, on: emitter.on, removeListener: emitter.off }
  // viem types the answer of every method it knows; these are the same answers, found at run time.
  return provider as unknown as EIP1193Provider
}

function readArguments(args: unknown): { method: string; params: unknown } {
  const { method, params } = (args ?? {}) as { method?: unknown; params?: unknown }
  if (typeof method !== 'string' || method === '') throw invalidRequest()
  if (params !== undefined && (typeof params !== 'object' || params === null)) throw invalidRequest()
  return { method, params }
}
