// More than any test needs; bounds the memory of a playground that stays open.
const MAX_RECORDS = 10_000

export function createRecordList<T>() {
  let stored: T[] = []
  return {
    add(item: T) {
      stored.push(item)
      if (stored.length > MAX_RECORDS) stored.shift()
    },
    list: (): readonly T[] => [...stored],
    clear() {
      stored = []
    },
  }
}
