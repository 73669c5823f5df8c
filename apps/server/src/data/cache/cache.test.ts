import { describe, expect, it, onTestFinished } from 'vitest'
import { startValkey } from '../../testing/startValkey'
import { BusyError, createDataCache, createMemoryStore } from './createDataCache'
import { openValkeyStore } from './openValkeyStore'

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

async function openTwoInstances() {
  const valkey = await startValkey()
  onTestFinished(() => valkey.stop())
  const stores = await Promise.all([1, 2].map(() => openValkeyStore(valkey.url, () => {})))
  onTestFinished(async () => void (await Promise.all(stores.map((each) => each.close()))))
  const [one, two] = stores.map((store) => createDataCache(store))
  if (one === undefined || two === undefined) throw new Error('not opened')
  return { one, two, valkey }
}

it('two instances share one load, and the value of it', async () => {
  const { one, two } = await openTwoInstances()
  const { load, end } = createLoad()
  const loads: string[] = []
  const first = one.read('a', 60_000, () => {
    loads.push('one')
    return load()
  })
  await expect.poll(() => loads).toEqual(['one'])
  const second = two.read('a', 60_000, async () => {
    loads.push('two')
    return 'y'
  })
  end('x')
  expect(await Promise.all([first, second])).toEqual(['x', 'x'])
  expect(loads).toEqual(['one'])
})

it('an instance loads what another one failed to load', async () => {
  const { one, two } = await openTwoInstances()
  await expect(one.read('a', 60_000, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await two.read('a', 60_000, async () => 'y')).toBe('y')
})

it('instances that lost Valkey load by themselves', async () => {
  const { one, two, valkey } = await openTwoInstances()
  await valkey.stop()
  const read = (cache: typeof one, value: string) => cache.read('a', 60_000, async () => value)
  expect([await read(one, 'x'), await read(two, 'y')]).toEqual(['x', 'y'])
})
