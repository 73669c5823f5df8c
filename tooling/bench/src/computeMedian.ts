export function computeMedian(values: readonly number[]) {
  const sorted = [...values].sort((one, other) => one - other)
  const half = sorted.length >> 1
  const [above = Number.NaN, below = Number.NaN] = [sorted[half], sorted[half - 1]]
  return sorted.length % 2 ? above : (below + above) / 2
}
