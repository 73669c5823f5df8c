import { expect, it } from 'vitest'
import { classifyRpc } from './classifyRpc.js'

it.each([
  'eth_accounts',
  'eth_call',
  'eth_sendRawTransaction',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'wallet_getSupportedExecutionPermissions',
  'wallet_getGrantedExecutionPermissions',
  'wallet_revokeExecutionPermission',
])('%s is safe', (method) => {
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
  'wallet_requestExecutionPermissions',
])('%s is unsafe', (method) => {
  expect(classifyRpc(method)).toBe('unsafe')
})

it.each(['eth_sign', 'ETH_CALL', '', 'constructor', '__proto__', 'wallet_addEthereumChain'])(
  '%j is unknown',
  (method) => {
    expect(classifyRpc(method)).toBe('unknown')
  },
)

it('calls with a permission are safe, all others unsafe', () => {
  const within = (permissions: unknown) => [{ calls: [], capabilities: { permissions } }]
  expect(classifyRpc('wallet_sendCalls', within({ context: '0x1' }))).toBe('safe')
  for (const params of [within({}), within({ context: 1 }), within('0x1'), [{ calls: [] }], {}, undefined]) {
    expect(classifyRpc('wallet_sendCalls', params)).toBe('unsafe')
  }
  expect(classifyRpc('eth_sendTransaction', within({ context: '0x1' }))).toBe('unsafe')
})
