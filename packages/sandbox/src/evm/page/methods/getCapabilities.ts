import { toHex } from 'viem'
import { createUnsupportedError } from '../../../wallet/errors'
import type { EvmMethod } from '../context'
import { readSigner } from './readSigner'

export const getCapabilities: EvmMethod = (context, params, method) => {
  const { extras, state } = context
  if (extras.length === 0) throw createUnsupportedError(method)
  const [account, chainIds] = Array.isArray(params) ? (params as unknown[]) : []
  readSigner(context, account)
  const requested = Array.isArray(chainIds) ? chainIds.map(Number) : [state().chainId]
  const known = requested.filter((chainId) => context.chains.has(chainId))
  const capabilities = {
    ...(extras.includes('calls') && { atomic: { status: 'supported' } }),
    ...(extras.includes('paymaster') && { paymasterService: { supported: true } }),
    ...(extras.includes('assets') && { assetDiscovery: { supported: true } }),
  }
  return Object.fromEntries(known.map((chainId) => [toHex(chainId), capabilities]))
}
