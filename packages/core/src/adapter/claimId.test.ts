import { expect, it } from 'vitest'
import { claimId, claimOf } from './claimId.js'

it('gives the second of one name an id of its own, and knows what it claimed', () => {
  const taken = new Set<string>()
  const ids = ['Fox', 'Fox', 'Fox', 'Fox#2'].map((name) => {
    const id = claimId(name, (each) => taken.has(each))
    taken.add(id)
    return id
  })
  expect(ids).toEqual(['Fox', 'Fox#2', 'Fox#3', 'Fox#2#2'])
  expect(ids.slice(0, 3).map(claimOf)).toEqual(['Fox', 'Fox', 'Fox'])
})
