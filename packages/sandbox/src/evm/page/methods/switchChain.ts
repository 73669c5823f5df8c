import { toHex } from 'viem'
import { ProviderRpcError } from '../../../wallet/errors'
import type { SwitchErrorCode } from '../../../wallet/scriptTypes'
import type { EvmMethod } from '../context'
import { readChainId, readObject } from './readChainId'

export const switchChain: EvmMethod = async ({ chains, state, session, behaviours, approvals }, params, method) => {
  const chainId = readChainId(readObject(params, '[{ chainId }]').chainId)
  if (!chains.has(chainId)) throw unknownChain(behaviours.switchErrorCode, chainId)
  const from = state().chainId
  if (chainId === from) return null
  const request = { kind: 'switch', from: chains.describe(from), to: chains.describe(chainId) } as const
  const { times } = await approvals.prompt(request, method)
  session.setChain(chainId, times)
  return null
}

// Creates the error for an unknown chain. Real wallets use four codes; -32603 wraps 4902.
function unknownChain(code: SwitchErrorCode, chainId: number): ProviderRpcError {
  const message = `Unrecognized chain ID "${toHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`
  if (code !== -32603) return new ProviderRpcError(code, message)
  return new ProviderRpcError(code, 'Internal JSON-RPC error.', { originalError: { code: 4902, message } })
}
