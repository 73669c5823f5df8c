import { isAddress } from 'viem'
import { createInvalidParamsError, createUnsupportedError } from '../../../wallet/errors'
import type { EvmMethod } from '../context'

/** Handles `wallet_watchAsset`: prompts without storing, as the sandbox has no token list. */
export const watchAsset: EvmMethod = async ({ approvals }, params, method) => {
  // EIP-747 defines an object; some apps wrap it in an array.
  const result: unknown = Array.isArray(params) ? params[0] : params
  const { type, options } = (result ?? {}) as { type?: unknown; options?: Record<string, unknown> }
  if (type !== 'ERC20')
    throw typeof type === 'string'
      ? createUnsupportedError(`assets of type ${type}`)
      : createInvalidParamsError('Expected a type.')
  const { address, symbol } = options ?? {}
  if (typeof address !== 'string' || !isAddress(address, { strict: false }))
    throw createInvalidParamsError('Expected an address.')
  await approvals.prompt({ kind: 'watch', address, symbol: typeof symbol === 'string' ? symbol : 'Token' }, method)
  return true
}
