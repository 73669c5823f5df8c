// Long enough for any test, short enough for a playground that is left open.
const LIMIT = 10_000

/** The last of what arrived. */
export function createKept<T>() {
  let kept: T[] = []
  return {
    add(item: T) {
      kept.push(item)
      if (kept.length > LIMIT) kept.shift()
    },
    list: (): readonly T[] => [...kept],
    clear() {
      kept = []
    },
  }
}
