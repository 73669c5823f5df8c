/** Returns `count` items in random order, the same for the same seed; each prefix is a fair sample too. */
export function sampleItems<Item>(list: readonly Item[], count: number, seed: number) {
  const random = mulberry32(seed)
  const indices = list.map((_, index) => index)
  for (let last = indices.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moved = indices[last] ?? 0
    indices[last] = indices[other] ?? 0
    indices[other] = moved
  }
  return indices.slice(0, count).flatMap((index) => list.slice(index, index + 1))
}

/** Creates a seeded generator of pseudorandom numbers from 0 to 1. */
function mulberry32(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
