import { execFileSync } from 'node:child_process'
import { sampleItems } from '../../mutate/sampleItems'
import type { Mutation } from './readMutations'

/** Returns all mutations, those of one rule, or a number of them chosen by a seed. */
export function chooseMutations(all: readonly Mutation[], wanted: string, seed: number): Mutation[] {
  if (wanted === 'all') return [...all]
  if (/^\d+$/.test(wanted)) return sampleItems(all, Number(wanted), seed)
  const chosen = all.filter(({ rule }) => rule === wanted)
  if (chosen.length === 0) throw new Error(`No mutation is listed for ${wanted}.`)
  return chosen
}

/** Returns a seed that changes with every commit, or daily without a repository. */
export function createDefaultSeed(root: string): number {
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    return Number.parseInt(head.toString().slice(0, 8), 16)
  } catch {
    return Math.floor(Date.now() / 86_400_000)
  }
}
