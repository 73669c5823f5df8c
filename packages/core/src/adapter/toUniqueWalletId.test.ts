import { expect, it } from 'vitest'
import { removeWalletIdSuffix, toUniqueWalletId } from './toUniqueWalletId.js'

it('toUniqueWalletId gives the second wallet of a name an id of its own, and removeWalletIdSuffix returns the id of the wallet', () => {
  const taken = new Set<string>()
  const ids = ['Fox', 'Fox', 'Fox', 'Fox#2'].map((name) => {
    const id = toUniqueWalletId(name, (each) => taken.has(each))
    taken.add(id)
    return id
  })
  expect(ids).toEqual(['Fox', 'Fox#2', 'Fox#3', 'Fox#2#2'])
  expect(ids.slice(0, 3).map(removeWalletIdSuffix)).toEqual(['Fox', 'Fox', 'Fox'])
})
