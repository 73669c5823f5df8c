import { expect, it } from 'vitest'
import type { CaipAddress } from '../../types/caip.js'
import { createActiveAccountStorage } from './createActiveAccountStorage.js'

const accounts: readonly CaipAddress[] = ['eip155:1:0xaa', 'eip155:10:0xaa', 'eip155:1:0xBB', 'eip155:10:0xBB']

function createStorage(kept = new Map<string, string>()) {
  return {
    kept,
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

it('first returns the active account of the wallet first, also after a reload', () => {
  const storage = createStorage()
  const inUse = createActiveAccountStorage(storage, 'topic')
  expect(inUse.first('eip155', accounts)).toEqual(accounts)
  inUse.remember('eip155', '0xbb')
  const after = ['eip155:1:0xBB', 'eip155:10:0xBB', 'eip155:1:0xaa', 'eip155:10:0xaa']
  expect(inUse.first('eip155', accounts)).toEqual(after)
  expect(createActiveAccountStorage(storage, 'topic').first('eip155', accounts)).toEqual(after)
  expect(inUse.first('solana', accounts)).toEqual(accounts)
})

it('first matches an account by its position on networks with another address format', () => {
  const inUse = createActiveAccountStorage(createStorage(), 'topic')
  inUse.remember('bip122', 'bc1second')
  const [main, test] = ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000933ea01ad0ee984209779ba'] as const
  expect(
    inUse.first('bip122', [`${main}:bc1first`, `${main}:bc1second`, `${test}:tb1first`, `${test}:tb1second`]),
  ).toEqual([`${main}:bc1second`, `${test}:tb1second`, `${main}:bc1first`, `${test}:tb1first`])
  expect(inUse.first('bip122', [`${test}:tb1first`, `${test}:tb1second`])).toEqual([
    `${test}:tb1first`,
    `${test}:tb1second`,
  ])
})

it('the stored account belongs to its session and is deleted with it', () => {
  const storage = createStorage()
  const inUse = createActiveAccountStorage(storage, 'topic')
  inUse.remember('eip155', '0xbb')
  const other = createActiveAccountStorage(storage, 'other')
  expect(other.first('eip155', accounts)).toEqual(accounts)
  other.forget()
  expect(storage.kept.size).toBe(1)
  inUse.forget()
  expect(storage.kept.size).toBe(0)
})

it.each(['', '{', 'null', '{"topic":"topic"}', '{"topic":"topic","used":{"eip155":7}}'])(
  'first ignores %j in storage',
  (text) => {
    const inUse = createActiveAccountStorage(createStorage(new Map([['remote_accounts', text]])), 'topic')
    expect(inUse.first('eip155', accounts)).toEqual(accounts)
  },
)
