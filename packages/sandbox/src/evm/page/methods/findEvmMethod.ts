import type { EvmMethod } from '../context'
import { addChain } from './addChain'
import { getCallsStatus, sendCalls } from './calls'
import { forwardToNode } from './forwardToNode'
import { getAssets } from './getAssets'
import { getCapabilities } from './getCapabilities'
import { getPermissions, requestPermissions, revokePermissions } from './permissions'
import { personalSign } from './personalSign'
import { requestAccounts } from './requestAccounts'
import { sendTransaction } from './sendTransaction'
import { signTypedData } from './signTypedData'
import { switchChain } from './switchChain'
import { watchAsset } from './watchAsset'

const METHODS: Readonly<Record<string, EvmMethod>> = {
  eth_requestAccounts: requestAccounts,
  eth_accounts: ({ session }) => session.accounts(),
  eth_coinbase: ({ session }) => session.accounts()[0] ?? null,
  eth_chainId: ({ session }) => session.chainIdHex(),
  net_version: ({ state }) => String(state().chainId),
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
  wallet_requestPermissions: requestPermissions,
  wallet_getPermissions: getPermissions,
  wallet_revokePermissions: revokePermissions,
  wallet_watchAsset: watchAsset,
  wallet_getCapabilities: getCapabilities,
  wallet_getAssets: getAssets,
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: getCallsStatus,
}

export const findEvmMethod = (name: string): EvmMethod =>
  (Object.hasOwn(METHODS, name) ? METHODS[name] : undefined) ?? forwardToNode
