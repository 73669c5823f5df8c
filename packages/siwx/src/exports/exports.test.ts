import { expect, it } from 'vitest'

// What can be imported, entry by entry. A new name is a line here; a name that goes is a breaking change.

it('@foyer/siwx', async () => {
  expect(Object.keys(await import('@foyer/siwx')).sort()).toEqual([
    'SiwxError',
    'formatMessage',
    'isSiwxError',
    'parseMessage',
  ])
})

it('@foyer/siwx/client', async () => {
  expect(Object.keys(await import('@foyer/siwx/client')).sort()).toEqual(['SiwxError', 'createSiwx', 'isSiwxError'])
})

it('@foyer/siwx/server', async () => {
  expect(Object.keys(await import('@foyer/siwx/server')).sort()).toEqual([
    'SiwxError',
    'createHandler',
    'createMemoryStorage',
    'createSignIn',
    'isSiwxError',
  ])
})

it('@foyer/siwx/sqlite', async () => {
  expect(Object.keys(await import('@foyer/siwx/sqlite'))).toEqual(['createSqliteStorage'])
})

it('@foyer/siwx/better-auth', async () => {
  expect(Object.keys(await import('@foyer/siwx/better-auth'))).toEqual(['siwx'])
})

it('has one verifier in an entry, by the name of its namespace', async () => {
  expect(Object.keys(await import('@foyer/siwx/eip155'))).toEqual(['eip155'])
  expect(Object.keys(await import('@foyer/siwx/solana'))).toEqual(['solana'])
  expect(Object.keys(await import('@foyer/siwx/bip122'))).toEqual(['bip122'])
  expect(Object.keys(await import('@foyer/siwx/polkadot'))).toEqual(['polkadot'])
  expect(Object.keys(await import('@foyer/siwx/cosmos'))).toEqual(['cosmos'])
})
