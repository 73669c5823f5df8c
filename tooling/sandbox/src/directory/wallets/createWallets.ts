import type { DirectoryWallet } from '../types'
import { createNamer } from './createNamer'
import { createRandom } from './createRandom'
import { hostileWallets } from './hostileWallets'
import { inventWallet } from './inventWallet'
import { knownWallets } from './knownWallets'

// One hostile entry among so many: a page of 40 has a few, and still looks like a page.
const HOSTILE_EVERY = 11

/** The first wallets of an endless list that is always the same. */
export function createWallets(count: number, roster: typeof import('../../roster.json')): readonly DirectoryWallet[] {
  const known = knownWallets(roster)
  const hostile = hostileWallets()
  const nameOf = createNamer([...known, ...hostile].map(({ name }) => name))
  return Array.from({ length: count }, (_, index) => {
    const wallet = known[index] ?? takeHostile(hostile, index) ?? invent(nameOf, index)
    return { ...wallet, order: (index + 1) * 10 }
  })
}

function takeHostile(hostile: ReturnType<typeof hostileWallets>, index: number) {
  return index % HOSTILE_EVERY === HOSTILE_EVERY - 1 ? hostile[Math.floor(index / HOSTILE_EVERY)] : undefined
}

function invent(nameOf: ReturnType<typeof createNamer>, index: number) {
  const random = createRandom(`foyer ${index}`)
  return inventWallet(nameOf(random), random)
}
