import { createHash } from 'node:crypto'

/**
 * Numbers that are the same on every run for the same seed, and unrelated for neighbouring ones.
 *
 * @param {string} seed
 */
export function createRandom(seed) {
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
    /** @param {number} probability */
    chance: (probability) => next() < probability,
    /** @param {number} end not included */
    below: (end) => Math.floor(next() * end),
    /**
     * @template T
     * @param {readonly [T, ...T[]]} values
     * @returns {T}
     */
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}

/** @typedef {ReturnType<typeof createRandom>} Random */
