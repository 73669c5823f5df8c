import { expect, it, onTestFinished } from 'vitest'
import { startValkey } from '../testing/startValkey'
import { openSharedQuotas } from './openSharedQuotas'

// Nothing comes back within a test, however slow.
const QUOTA = { perSecond: 1 / 3_600, burst: 3 }

async function openTwo() {
  const valkey = await startValkey()
  onTestFinished(() => valkey.stop())
  const shared = await Promise.all([1, 2].map(() => openSharedQuotas(valkey.url, () => {})))
  onTestFinished(async () => void (await Promise.all(shared.map((each) => each.close()))))
  const [one, two] = shared.map(({ open }) => open('test', QUOTA))
  if (one === undefined || two === undefined) throw new Error('not opened')
  return { valkey, one, two, other: shared[0]?.open('other', QUOTA) }
}

it('two instances share a quota of a client, and no other one', async () => {
  const { one, two, other } = await openTwo()
  const taken = await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? one : two).take('client')))
  expect(taken.filter(Boolean)).toHaveLength(3)
  expect([await one.has('client'), await two.has('client')]).toEqual([false, false])
  expect([await two.has('another'), await two.take('another'), await other?.take('client')]).toEqual([true, true, true])
})

it('instances that lost Valkey count by themselves', async () => {
  const { valkey, one, two } = await openTwo()
  await valkey.stop()
  const count = async (quotas: typeof one) => {
    const taken: boolean[] = []
    for (let index = 0; index < 5; index += 1) taken.push(await quotas.take('client'))
    return taken.filter(Boolean).length
  }
  expect([await count(one), await count(two)]).toEqual([3, 3])
})
