export interface Rests<Item> {
  /** Lets an item that failed rest. */
  fail(item: Item): void
  /** Ends the rest of an item that works again. */
  recover(item: Item): void
  isResting(item: Item): boolean
  /** Returns the items in their order, those that rest after the others. */
  putLast(items: readonly Item[]): Item[]
}

/** Remembers what failed in the last `restMs`, so that others are preferred. */
export function createRests<Item>({
  restMs,
  now,
}: {
  readonly restMs: number
  /** Time in ms that never runs back. */
  readonly now: () => number
}): Rests<Item> {
  const failures = new Map<Item, number>()
  const isResting = (item: Item) => now() - (failures.get(item) ?? Number.NEGATIVE_INFINITY) < restMs
  return {
    fail: (item) => void failures.set(item, now()),
    recover: (item) => void failures.delete(item),
    isResting,
    putLast: (items) => [...items.filter((item) => !isResting(item)), ...items.filter(isResting)],
  }
}
