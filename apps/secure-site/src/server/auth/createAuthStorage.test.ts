import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTableFactory } from '../createTableFactory'
import { createAuthStorage } from './createAuthStorage'

it('createAuthStorage stores values and counts until their time is over, which later counts do not extend', async () => {
  let time = 0
  const now = () => time
  const storage = createAuthStorage({ now, tables: createTableFactory({ storage: createMemoryStorage(), now }) })
  await storage.set('value', 'a', 2)
  await storage.set('ever', 'b')
  expect(await Promise.all([storage.increment('count', 2), storage.increment('count', 2)])).toEqual([1, 2])
  time = 1_999
  expect([await storage.get('value'), await storage.increment('count', 2)]).toEqual(['a', 3])
  time = 2_000
  expect([await storage.get('value'), await storage.increment('count', 2)]).toEqual([null, 1])
  const taken = await Promise.all([storage.getAndDelete('ever'), storage.getAndDelete('ever')])
  expect(taken.sort()).toEqual(['b', null])
  await storage.set('value', 'c', 2)
  await storage.delete('value')
  expect(await storage.get('value')).toBe(null)
})
