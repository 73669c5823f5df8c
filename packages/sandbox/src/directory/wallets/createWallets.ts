import { createSeededRandom } from '../../createSeededRandom'
import type { DirectoryWallet } from '../types'
import { createHostileWallets } from './createHostileWallets'
import { createNameGenerator } from './createNameGenerator'
import { createSandboxWalletEntries } from './createSandboxWalletEntries'
import { createWalletsWithDrawnIcons } from './createWalletsWithDrawnIcons'
import { generateWallet } from './generateWallet'

// Makes one entry in eleven hostile: a page of 40 entries has a few, and still looks normal.
const HOSTILE_EVERY = 11

/** Creates the first wallets of an endless, deterministic list. */
export function createWallets(
  count: number,
  testAccounts: typeof import('../../testAccounts.json'),
): readonly DirectoryWallet[] {
  const drawn = createWalletsWithDrawnIcons()
  const known = [...createSandboxWalletEntries(testAccounts), ...drawn]
  const hostile = createHostileWallets()
  const nameOf = createNameGenerator([...known, ...hostile].map(({ name }) => name))
  // Drawn wallets, with the hostile ones among them, move the invented ones back without changing them.
  const between = HOSTILE_EVERY - 1
  if (drawn.length % between !== 0)
    throw new Error(`Draw wallets by the ${between}: other numbers change invented ones.`)
  const shift = (drawn.length / between) * HOSTILE_EVERY
  return Array.from({ length: count }, (_, index) => {
    const wallet =
      takeHostile(hostile, index) ?? known[index - Math.floor(index / HOSTILE_EVERY)] ?? invent(nameOf, index - shift)
    return { ...wallet, order: (index + 1) * 10 }
  })
}

function takeHostile(hostile: ReturnType<typeof createHostileWallets>, index: number) {
  return index % HOSTILE_EVERY === HOSTILE_EVERY - 1 ? hostile[Math.floor(index / HOSTILE_EVERY)] : undefined
}

function invent(nameOf: ReturnType<typeof createNameGenerator>, index: number) {
  const random = createSeededRandom(`foyer ${index}`)
  return generateWallet(nameOf(random), random)
}
