import { createNamer } from './createNamer.mjs'
import { createRandom } from './createRandom.mjs'
import { hostileWallets } from './hostileWallets.mjs'
import { inventWallet } from './inventWallet.mjs'
import { knownWallets } from './knownWallets.mjs'

// One hostile entry among so many: a page of 40 has a few, and still looks like a page.
const HOSTILE_EVERY = 11

/**
 * The first wallets of an endless list that is always the same.
 *
 * @param {number} count
 * @param {typeof import('../../roster.json')} roster
 * @returns {readonly import('../types').DirectoryWallet[]}
 */
export function createWallets(count, roster) {
  const known = knownWallets(roster)
  const hostile = hostileWallets()
  const nameOf = createNamer([...known, ...hostile].map(({ name }) => name))
  return Array.from({ length: count }, (_, index) => {
    const wallet = known[index] ?? takeHostile(hostile, index) ?? invent(nameOf, index)
    return { ...wallet, order: (index + 1) * 10 }
  })
}

/**
 * @param {ReturnType<typeof hostileWallets>} hostile
 * @param {number} index
 */
function takeHostile(hostile, index) {
  return index % HOSTILE_EVERY === HOSTILE_EVERY - 1 ? hostile[Math.floor(index / HOSTILE_EVERY)] : undefined
}

/**
 * @param {ReturnType<typeof createNamer>} nameOf
 * @param {number} index
 */
function invent(nameOf, index) {
  const random = createRandom(`foyer ${index}`)
  return inventWallet(nameOf(random), random)
}
