import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStorage } from '../state/storage.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import type { KeyValueStorage } from '../types/storage.js'
import { createSentTransactionStore } from './createSentTransactionStore.js'

const parse = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : undefined)

const createTab = (kept: KeyValueStorage) =>
  createSentTransactionStore({ storage: createStorage(kept, () => {}) }, parse)

describe('a sent transaction', () => {
  it('is restored after a reload, and the latest record of a hash counts', () => {
    const kept = createMemoryStorage()
    const first = createTab(kept)
    first.store('0xa', 1)
    first.store('0xb', 2)
    first.store('0xa', 3)
    const second = createTab(kept)
    expect([second.find('0xa'), second.find('0xb'), second.find('0xc')]).toEqual([3, 2, undefined])
  })

  it('of one tab is not lost when another tab stores its own', () => {
    const kept = createMemoryStorage()
    const [one, other] = [createTab(kept), createTab(kept)]
    one.store('0xa', 1)
    other.store('0xb', 2)
    one.store('0xc', 3)
    other.store('0xa', 4)
    for (const tab of [one, other]) expect(['0xa', '0xb', '0xc'].map(tab.find)).toEqual([4, 2, 3])
  })

  it('is stored among the newest 50', () => {
    const kept = createMemoryStorage()
    const tab = createTab(kept)
    for (let number = 0; number < 60; number++) tab.store(`0x${number}`, number)
    tab.store('0x10', 100)
    const found = Array.from({ length: 60 }, (_, number) => tab.find(`0x${number}`))
    expect(found.filter((each) => each !== undefined)).toHaveLength(50)
    expect([found[9], found[10], found[11], found[59]]).toEqual([undefined, 100, 11, 59])
  })

  it.each([
    'no JSON',
    'null',
    '{"0xa":1}',
    '[null,1,"0xa",[],["0xa"],["0xa","1"],["0xa",-1],[1,1],{"0":"0xa","1":1}]',
    '[["__proto__",1]]',
  ])('is not restored from storage with %s, which can be written again', (text) => {
    const kept = createMemoryStorage({ '@appkit/sent': text })
    expect(createTab(kept).find('0xa')).toBeUndefined()
    createTab(kept).store('0xa', 7)
    expect(createTab(kept).find('0xa')).toBe(7)
  })

  it('survives any JSON in storage', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const tab = createTab(createMemoryStorage({ '@appkit/sent': text }))
        tab.store('0xa', 1)
        expect(tab.find('0xa')).toBe(1)
      }),
    )
  })

  it('lasts as long as the page when storage is unavailable and is stored once it works again', () => {
    let isBlocked = true
    const kept = createMemoryStorage()
    const blocked: KeyValueStorage = {
      getItem: (key) => (isBlocked ? fail() : kept.getItem(key)),
      setItem: (key, value) => (isBlocked ? fail() : kept.setItem(key, value)),
      removeItem: fail,
    }
    const tab = createTab(blocked)
    tab.store('0xa', 1)
    tab.store('0xb', 2)
    expect([tab.find('0xa'), tab.find('0xb')]).toEqual([1, 2])
    isBlocked = false
    tab.store('0xc', 3)
    expect(['0xa', '0xb', '0xc'].map(createTab(kept).find)).toEqual([1, 2, 3])
  })
})

function fail(): never {
  throw new Error('Storage is full')
}
