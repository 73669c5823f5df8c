import { toHex } from 'viem'
import type { Method } from '../context'
import { unsupported } from '../errors'
import { readSigner } from './readSigner'

/** `wallet_getCapabilities` (EIP-5792), of a wallet that can do more than others. */
export const getCapabilities: Method = (context, params, method) => {
  const { extras, state } = context
  if (extras.length === 0) throw unsupported(method)
  const [account, chainIds] = Array.isArray(params) ? (params as unknown[]) : []
  readSigner(context, account)
  const asked = Array.isArray(chainIds) ? chainIds.map(Number) : [state().chainId]
  const known = asked.filter((chainId) => context.chains.has(chainId))
  const capabilities = {
    ...(extras.includes('calls') && { atomic: { status: 'supported' } }),
    ...(extras.includes('assets') && { assetDiscovery: { supported: true } }),
  }
  return Object.fromEntries(known.map((chainId) => [toHex(chainId), capabilities]))
}
