import { expect, it } from 'vitest'

// What can be imported, entry by entry. A new name is a line here; a name that goes is a breaking change.

it('@foyer/auth-frame', async () => {
  expect(Object.keys(await import('@foyer/auth-frame')).sort()).toEqual([
    'ADDRESS_PLACEHOLDER',
    'AuthFrameError',
    'EMBEDDED_NAMESPACES',
    'checkRpc',
    'classifyRpc',
    'createAuthClient',
    'createAuthFrame',
    'isAuthFrameError',
    'writeSiwxMessage',
  ])
})

it('@foyer/auth-frame/host', async () => {
  expect(Object.keys(await import('@foyer/auth-frame/host')).sort()).toEqual([
    'ADDRESS_PLACEHOLDER',
    'AuthFrameError',
    'checkRpc',
    'classifyRpc',
    'createHost',
    'isAuthFrameError',
    'permissionOf',
    'writeSiwxMessage',
  ])
})

it('S9.067 has accounts on EVM and Solana', async () => {
  const { EMBEDDED_NAMESPACES } = await import('@foyer/auth-frame')
  expect(EMBEDDED_NAMESPACES).toEqual(['eip155', 'solana'])
})
