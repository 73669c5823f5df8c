export interface MonthGroup<T> {
  // Month in the user's time zone, e.g. `2025-08`. Undefined if the items have no time.
  readonly month: string | undefined
  readonly items: readonly T[]
}

export function groupByMonth<T extends { readonly at?: number | undefined }>(
  items: readonly T[],
): readonly MonthGroup<T>[] {
  const groups: { month: string | undefined; items: T[] }[] = []
  for (const item of items) {
    const month = monthOf(item.at)
    const last = groups.at(-1)
    if (last && last.month === month) last.items.push(item)
    else groups.push({ month, items: [item] })
  }
  return groups
}

function monthOf(at: number | undefined): string | undefined {
  if (at === undefined) return undefined
  const date = new Date(at)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}
