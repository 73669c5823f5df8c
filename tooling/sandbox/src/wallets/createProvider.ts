import type { EIP1193Provider } from 'viem'
import type { WalletContext } from './context'
import type { Emitter } from './createEmitter'
import type { Journal } from './createJournal'
import type { SessionEvents } from './createSession'
import { disconnected, internal, invalidRequest, ProviderRpcError } from './errors'
import { findMethod } from './methods/findMethod'

interface Dependencies {
  readonly context: WalletContext
  readonly emitter: Emitter<SessionEvents>
  readonly journal: Journal
}

/** The object of EIP-1193 that the site holds. */
export function createProvider({ context, emitter, journal }: Dependencies): EIP1193Provider {
  const request = async (args: unknown): Promise<unknown> => {
    const { method, params } = readArguments(args)
    const entry = journal.write(method, params)
    try {
      if (!context.session.isOnline()) throw disconnected()
      const result = await findMethod(method)(context, params, method)
      entry.done()
      return result
    } catch (error) {
      const told = error instanceof ProviderRpcError ? error : internal(String(error))
      entry.failed(told.code)
      throw told
    }
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
