import { createHash } from 'node:crypto'

/** Numbers that are the same on every run for the same seed, and unrelated for neighbouring ones. */
export function createRandom(seed: string) {
  let block = createHash('sha256').update(seed).digest()
  let position = 0

  /** Below 1. */
  const next = () => {
    if (position + 4 > block.length) {
      block = createHash('sha256').update(block).digest()
      position = 0
    }
    const value = block.readUInt32BE(position) / 2 ** 32
    position += 4
    return value
  }

  return {
    chance: (probability: number) => next() < probability,
    /** @param end not included */
    below: (end: number) => Math.floor(next() * end),
    pick: <T>(values: readonly [T, ...T[]]): T => values[Math.floor(next() * values.length)] ?? values[0],
  }
}

export type Random = ReturnType<typeof createRandom>
