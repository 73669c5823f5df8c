import type { EIP1193Provider } from 'viem'
import type { Emitter } from '../../wallet/createEmitter'
import { createDisconnectedError, createInternalError, createInvalidRequestError } from '../../wallet/errors'
import type { EvmContext } from './context'
import type { EvmSessionEvents } from './createEvmSession'
import { findEvmMethod } from './methods/findEvmMethod'
import { promptToConnect } from './methods/requestAccounts'

export function createEvmProvider(context: EvmContext, emitter: Emitter<EvmSessionEvents>): EIP1193Provider {
  const isKeplr = context.manner === 'keplr'
  const request = async (args: unknown): Promise<unknown> => {
    const { method, params } = readArguments(args)
    return context.record(method, params, async () => {
      if (!context.session.isOnline()) throw createDisconnectedError()
      if (isKeplr) await openAsKeplr(context, method)
      return findEvmMethod(method)(context, params, method)
    })
  }
  const provider = { request, on: emitter.on, removeListener: emitter.off, ...(isKeplr && { isKeplr }) }
  // viem types the results by method; this provider picks the method at run time.
  return provider as unknown as EIP1193Provider
}

// Imitates Keplr: for `eth_accounts` it opens no window, and fails while locked. Any other request opens its window to
// unlock and connect.
async function openAsKeplr(context: EvmContext, method: string): Promise<void> {
  const isConnected = context.session.permitted().length > 0
  if (method === 'eth_accounts') {
    if (isConnected && context.state().locked) throw createInternalError('KeyRing is locked')
    return
  }
  await context.unlock(method)
  if (!isConnected) await promptToConnect(context, method)
}

function readArguments(args: unknown): { method: string; params: unknown } {
  const { method, params } = (args ?? {}) as { method?: unknown; params?: unknown }
  if (typeof method !== 'string' || method === '') throw createInvalidRequestError()
  if (params !== undefined && (typeof params !== 'object' || params === null)) throw createInvalidRequestError()
  return { method, params }
}
