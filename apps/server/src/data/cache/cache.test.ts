import { describe, expect, it } from 'vitest'
import { BusyError, createDataCache, createMemoryStore } from './createDataCache'

/** Creates a load that ends when told. */
function createLoad() {
  let end = (_: string) => {}
  const ended = new Promise<string>((resolve) => {
    end = resolve
  })
  return { load: () => ended, end: (value: string) => end(value) }
}

describe('the store in memory', () => {
  it('forgets a value when its life is over', async () => {
    let time = 0
    const store = createMemoryStore(() => time)
    await store.set('a', 'x', 100)
    time = 99
    expect(await store.get('a')).toBe('x')
    time = 100
    expect(await store.get('a')).toBeUndefined()
  })

  it('forgets the oldest values beyond 64 million characters', async () => {
    const store = createMemoryStore()
    for (const key of ['a', 'b', 'c', 'd']) await store.set(key, key.repeat(20_000_000), 60_000)
    const stored = await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.get(key)))
    expect(stored.map((value) => value?.[0])).toEqual([undefined, 'b', 'c', 'd'])
  })
})

describe('a read', () => {
  it('that fails is not stored', async () => {
    const cache = createDataCache(createMemoryStore())
    await expect(cache.read('a', 1_000, async () => Promise.reject(new RangeError()))).rejects.toThrow(RangeError)
    expect(await cache.read('a', 1_000, async () => 'x')).toBe('x')
  })

  it('anew is not replaced by an older one that ends later', async () => {
    const cache = createDataCache(createMemoryStore())
    const [older, newer] = [createLoad(), createLoad()]
    const first = cache.read('a', 60_000, older.load)
    const second = cache.read('a', 60_000, newer.load, { anew: true })
    newer.end('new')
    expect(await second).toBe('new')
    older.end('old')
    expect(await first).toBe('old')
    expect(await cache.read('a', 60_000, async () => 'none')).toBe('new')
  })

  it('is refused while 1,000 others are under way', async () => {
    const cache = createDataCache(createMemoryStore())
    const { load, end } = createLoad()
    const all = Array.from({ length: 1_000 }, (_, index) => cache.read(String(index), 1_000, load))
    await expect(cache.read('more', 1_000, load)).rejects.toThrow(BusyError)
    end('x')
    expect(new Set(await Promise.all(all))).toEqual(new Set(['x']))
    expect(await cache.read('more', 1_000, async () => 'y')).toBe('y')
  })
})
