import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStorage } from '../services/storage.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import type { KeyValueStorage } from '../types/storage.js'
import { createSentMemory } from './createSentMemory.js'

/** A block until which something is valid. */
const parse = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : undefined)

/** What a tab remembers, on the storage that a modal gives its adapters. */
const createTab = (kept: KeyValueStorage) => createSentMemory({ storage: createStorage(kept, () => {}) }, parse)

describe('what was sent', () => {
  it('is known again after a reload, and the newest of one hash counts', () => {
    const kept = createMemoryStorage()
    const first = createTab(kept)
    first.keep('0xa', 1)
    first.keep('0xb', 2)
    first.keep('0xa', 3)
    const second = createTab(kept)
    expect([second.find('0xa'), second.find('0xb'), second.find('0xc')]).toEqual([3, 2, undefined])
  })

  it('of two tabs, neither forgets what the other has kept', () => {
    const kept = createMemoryStorage()
    const [one, other] = [createTab(kept), createTab(kept)]
    one.keep('0xa', 1)
    other.keep('0xb', 2)
    one.keep('0xc', 3)
    other.keep('0xa', 4)
    for (const tab of [one, other]) expect(['0xa', '0xb', '0xc'].map(tab.find)).toEqual([4, 2, 3])
  })

  it('is kept of the newest 50', () => {
    const kept = createMemoryStorage()
    const tab = createTab(kept)
    for (let number = 0; number < 60; number++) tab.keep(`0x${number}`, number)
    tab.keep('0x10', 100)
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
  ])('is not believed where storage has %s, and can be kept there again', (text) => {
    const kept = createMemoryStorage({ '@appkit/sent': text })
    expect(createTab(kept).find('0xa')).toBeUndefined()
    createTab(kept).keep('0xa', 7)
    expect(createTab(kept).find('0xa')).toBe(7)
  })

  it('survives any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const tab = createTab(createMemoryStorage({ '@appkit/sent': text }))
        tab.keep('0xa', 1)
        expect(tab.find('0xa')).toBe(1)
      }),
    )
  })

  it('is known as long as the page is there where a browser keeps nothing, and taken up by one that does again', () => {
    let isBlocked = true
    const kept = createMemoryStorage()
    const blocked: KeyValueStorage = {
      getItem: (key) => (isBlocked ? fail() : kept.getItem(key)),
      setItem: (key, value) => (isBlocked ? fail() : kept.setItem(key, value)),
      removeItem: fail,
    }
    const tab = createTab(blocked)
    tab.keep('0xa', 1)
    tab.keep('0xb', 2)
    expect([tab.find('0xa'), tab.find('0xb')]).toEqual([1, 2])
    isBlocked = false
    tab.keep('0xc', 3)
    expect(['0xa', '0xb', '0xc'].map(createTab(kept).find)).toEqual([1, 2, 3])
  })
})

function fail(): never {
  throw new Error('Storage is full')
}
