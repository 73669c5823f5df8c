import { createHash } from 'node:crypto'

/** Creates a deterministic random generator, unrelated for neighboring seeds. */
export function createSeededRandom(seed: string) {
  let block = createHash('sha256').update(seed).digest()
  let position = 0

  // Returns a number from 0 to 1, exclusive.
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
    /** @param end exclusive */
    below: (end: number) => Math.floor(next() * end),
    pick: <T>(values: readonly [T, ...T[]]): T => values[Math.floor(next() * values.length)] ?? values[0],
  }
}

export type SeededRandom = ReturnType<typeof createSeededRandom>
