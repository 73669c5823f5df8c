import { isAddress } from 'viem'
import type { Method } from '../context'
import { invalidParams, unsupported } from '../errors'

/** `wallet_watchAsset`: asks and forgets, the sandbox shows no token list. */
export const watchAsset: Method = async ({ approvals }, params, method) => {
  // EIP-747 gives an object; some sites wrap it in an array.
  const found: unknown = Array.isArray(params) ? params[0] : params
  const { type, options } = (found ?? {}) as { type?: unknown; options?: Record<string, unknown> }
  if (type !== 'ERC20')
    throw typeof type === 'string' ? unsupported(`assets of type ${type}`) : invalidParams('Expected a type.')
  const { address, symbol } = options ?? {}
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) throw invalidParams('Expected an address.')
  await approvals.ask({ kind: 'watch', address, symbol: typeof symbol === 'string' ? symbol : 'Token' }, method)
  return true
}
