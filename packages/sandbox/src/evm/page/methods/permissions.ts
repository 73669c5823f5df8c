import { createInvalidParamsError, createUnsupportedError } from '../../../wallet/errors'
import type { EvmContext, EvmMethod } from '../context'
import { promptToConnect } from './requestAccounts'

/** Handles EIP-2255 for its one permission, `eth_accounts`. */
export const requestPermissions: EvmMethod = async (context, params, method) => {
  readPermission(params)
  await context.unlock(method)
  await promptToConnect(context, method)
  return describe(context)
}

export const getPermissions: EvmMethod = (context) => describe(context)

export const revokePermissions: EvmMethod = ({ forget }, params) => {
  readPermission(params)
  forget()
  return null
}

function describe({ origin, session }: EvmContext) {
  const value = session.permitted()
  if (value.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value }]
  return [{ id: `${origin}/eth_accounts`, invoker: origin, parentCapability: 'eth_accounts', caveats }]
}

function readPermission(params: unknown): void {
  const requested: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof requested !== 'object' || requested === null)
    throw createInvalidParamsError('Expected [{ eth_accounts: {} }].')
  const other = Object.keys(requested).find((name) => name !== 'eth_accounts')
  if (other !== undefined) throw createUnsupportedError(other)
  if (!('eth_accounts' in requested)) throw createInvalidParamsError('Expected [{ eth_accounts: {} }].')
}
