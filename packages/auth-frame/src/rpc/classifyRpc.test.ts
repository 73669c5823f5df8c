import { expect, it } from 'vitest'
import { classifyRpc } from './classifyRpc.js'

it.each([
  'eth_accounts',
  'eth_call',
  'eth_sendRawTransaction',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
])('%s needs nobody', (method) => {
  expect(classifyRpc(method)).toBe('safe')
})

it.each([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
])('%s is the visitor’s to decide', (method) => {
  expect(classifyRpc(method)).toBe('unsafe')
})

it.each(['eth_sign', 'ETH_CALL', '', 'constructor', '__proto__', 'wallet_addEthereumChain'])(
  '%j is not known',
  (method) => {
    expect(classifyRpc(method)).toBe('unknown')
  },
)
