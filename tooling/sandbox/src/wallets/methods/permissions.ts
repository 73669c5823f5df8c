import type { Method, WalletContext } from '../context'
import { invalidParams, unsupported } from '../errors'
import { askToConnect } from './requestAccounts'

/** EIP-2255 for the one permission there is: `eth_accounts`. */
export const requestPermissions: Method = async (context, params, method) => {
  readPermission(params)
  await context.unlock(method)
  await askToConnect(context, method)
  return describe(context)
}

export const getPermissions: Method = (context) => describe(context)

export const revokePermissions: Method = ({ forget }, params) => {
  readPermission(params)
  forget()
  return null
}

function describe({ origin, session }: WalletContext) {
  const value = session.permitted()
  if (value.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value }]
  return [{ id: `${origin}/eth_accounts`, invoker: origin, parentCapability: 'eth_accounts', caveats }]
}

function readPermission(params: unknown): void {
  const wanted: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof wanted !== 'object' || wanted === null) throw invalidParams('Expected [{ eth_accounts: {} }].')
  const other = Object.keys(wanted).find((name) => name !== 'eth_accounts')
  if (other !== undefined) throw unsupported(other)
  if (!('eth_accounts' in wanted)) throw invalidParams('Expected [{ eth_accounts: {} }].')
}
