import { toHex } from 'viem'
import type { Grants } from '../permissions/createGrants'
import { getAssets } from './getAssets'
import { getCallsStatus } from './getCallsStatus'
import { getCapabilities } from './getCapabilities'
import { createPermissionMethods } from './permissions'
import { personalSign } from './personalSign'
import { sendCalls } from './sendCalls'
import { sendTransaction } from './sendTransaction'
import { signTypedData } from './signTypedData'
import type { EvmRpcCall, RpcHandler } from './types'

export const createEvmMethods = (grants: Grants): Readonly<Record<string, RpcHandler<EvmRpcCall>>> => ({
  eth_accounts: async ({ accounts }) => [accounts.active],
  eth_chainId: async ({ chainId }) => toHex(chainId),
  eth_sendTransaction: sendTransaction,
  eth_signTypedData_v4: signTypedData,
  eth_supportedEntryPoints: async ({ accounts }) => (accounts.smart ? [accounts.smart.entryPoint] : []),
  personal_sign: personalSign,
  wallet_getAssets: getAssets,
  wallet_getCallsStatus: getCallsStatus,
  wallet_getCapabilities: getCapabilities,
  wallet_sendCalls: (call) => sendCalls(call, grants),
  ...createPermissionMethods(grants),
})
