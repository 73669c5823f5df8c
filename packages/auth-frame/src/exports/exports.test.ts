import { expect, it } from 'vitest'

// Lists the exports of each entry. A removed name is a breaking change.

it('@foyer/auth-frame exports its public names only', async () => {
  expect(Object.keys(await import('@foyer/auth-frame')).sort()).toEqual([
    'ADDRESS_PLACEHOLDER',
    'AuthFrameError',
    'DEVICE_UNAPPROVED_RPC_CODE',
    'EMBEDDED_NAMESPACES',
    'checkRpcParams',
    'classifyRpc',
    'createAuthClient',
    'createAuthFrame',
    'isAuthFrameError',
    'writeSiwxMessage',
  ])
})

it('@foyer/auth-frame/server exports its public names only', async () => {
  expect(Object.keys(await import('@foyer/auth-frame/server')).sort()).toEqual([
    'ADDRESS_PLACEHOLDER',
    'AuthFrameError',
    'DEVICE_UNAPPROVED_RPC_CODE',
    'checkRpcParams',
    'classifyRpc',
    'createFrameServer',
    'getPermissionContext',
    'isAuthFrameError',
    'writeSiwxMessage',
  ])
})

it('S9.067 supports EVM and Solana', async () => {
  const { EMBEDDED_NAMESPACES } = await import('@foyer/auth-frame')
  expect(EMBEDDED_NAMESPACES).toEqual(['eip155', 'solana'])
})
