import { expect, it } from 'vitest'

// Lists the exports of each entry. A removed name is a breaking change.

it('@foyer/siwx exports its public names only', async () => {
  expect(Object.keys(await import('@foyer/siwx')).sort()).toEqual([
    'SiwxError',
    'formatMessage',
    'isSiwxError',
    'parseMessage',
  ])
})

it('@foyer/siwx/client exports its public names only', async () => {
  expect(Object.keys(await import('@foyer/siwx/client')).sort()).toEqual(['SiwxError', 'createSiwx', 'isSiwxError'])
})

it('@foyer/siwx/server exports its public names only', async () => {
  expect(Object.keys(await import('@foyer/siwx/server')).sort()).toEqual([
    'SiwxError',
    'createHandler',
    'createMemoryStorage',
    'createSignIn',
    'isSiwxError',
  ])
})

it('@foyer/siwx/sqlite exports its public names only', async () => {
  expect(Object.keys(await import('@foyer/siwx/sqlite'))).toEqual(['createSqliteStorage'])
})

it('@foyer/siwx/better-auth exports its public names only', async () => {
  expect(Object.keys(await import('@foyer/siwx/better-auth'))).toEqual(['siwx'])
})

it('each verifier entry exports one verifier', async () => {
  expect(Object.keys(await import('@foyer/siwx/eip155'))).toEqual(['eip155'])
  expect(Object.keys(await import('@foyer/siwx/solana'))).toEqual(['solana'])
  expect(Object.keys(await import('@foyer/siwx/bip122'))).toEqual(['bip122'])
  expect(Object.keys(await import('@foyer/siwx/polkadot'))).toEqual(['polkadot'])
  expect(Object.keys(await import('@foyer/siwx/cosmos'))).toEqual(['cosmos'])
})
