import type { EIP1193Provider } from 'viem'
import type { WalletContext } from './context'
import type { Emitter } from './createEmitter'
import type { SessionEvents } from './createSession'
import { disconnected, internal, invalidRequest } from './errors'
import { findMethod } from './methods/findMethod'
import { askToConnect } from './methods/requestAccounts'

/** The object of EIP-1193 that the site holds. */
export function createProvider(context: WalletContext, emitter: Emitter<SessionEvents>): EIP1193Provider {
  const isKeplr = context.manner === 'keplr'
  const request = async (args: unknown): Promise<unknown> => {
    const { method, params } = readArguments(args)
    return context.record(method, params, async () => {
      if (!context.session.isOnline()) throw disconnected()
      if (isKeplr) await openAsKeplr(context, method)
      return findMethod(method)(context, params, method)
    })
  }
  const provider = { request, on: emitter.on, removeListener: emitter.off, ...(isKeplr && { isKeplr }) }
  // viem types the answer of every method it knows; these are the same answers, found at run time.
  return provider as unknown as EIP1193Provider
}

/** Accounts are told, or the telling fails, without a window. For all else it wants to be open and the site let in. */
async function openAsKeplr(context: WalletContext, method: string): Promise<void> {
  const isLetIn = context.session.permitted().length > 0
  if (method === 'eth_accounts') {
    if (isLetIn && context.state().locked) throw internal('KeyRing is locked')
    return
  }
  await context.unlock(method)
  if (!isLetIn) await askToConnect(context, method)
}

function readArguments(args: unknown): { method: string; params: unknown } {
  const { method, params } = (args ?? {}) as { method?: unknown; params?: unknown }
  if (typeof method !== 'string' || method === '') throw invalidRequest()
  if (params !== undefined && (typeof params !== 'object' || params === null)) throw invalidRequest()
  return { method, params }
}
