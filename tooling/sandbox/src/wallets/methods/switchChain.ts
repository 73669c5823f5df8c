import { toHex } from 'viem'
import type { Method } from '../context'
import { ProviderRpcError } from '../errors'
import type { SwitchErrorCode } from '../scriptTypes'
import { readChainId, readObject } from './readChainId'

/** `wallet_switchEthereumChain`. */
export const switchChain: Method = async ({ chains, state, session, behaviours, approvals }, params, method) => {
  const chainId = readChainId(readObject(params, '[{ chainId }]').chainId)
  if (!chains.has(chainId)) throw unknownChain(behaviours.switchErrorCode, chainId)
  const from = state().chainId
  if (chainId === from) return null
  const ask = { kind: 'switch', from: chains.describe(from), to: chains.describe(chainId) } as const
  const { times } = await approvals.ask(ask, method)
  session.setChain(chainId, times)
  return null
}

/** Wallets say "I do not know this chain" in four ways; the one with -32603 carries the real code inside. */
function unknownChain(code: SwitchErrorCode, chainId: number): ProviderRpcError {
  const message = `Unrecognized chain ID "${toHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`
  if (code !== -32603) return new ProviderRpcError(code, message)
  return new ProviderRpcError(code, 'Internal JSON-RPC error.', { originalError: { code: 4902, message } })
}
