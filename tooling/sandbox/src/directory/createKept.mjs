// Long enough for any test, short enough for a playground that is left open.
const LIMIT = 10_000

/**
 * The last of what arrived.
 *
 * @template T
 */
export function createKept() {
  /** @type {T[]} */
  let kept = []
  return {
    /** @param {T} item */
    add(item) {
      kept.push(item)
      if (kept.length > LIMIT) kept.shift()
    },
    /** @returns {readonly T[]} */
    list: () => [...kept],
    clear() {
      kept = []
    },
  }
}
