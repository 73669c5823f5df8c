/** Allows `count` times within `time` milliseconds, counted back from now. */
export function createLimit(count: number, time: number): () => boolean {
  let past: readonly number[] = []
  return () => {
    const now = Date.now()
    past = past.filter((each) => now - each < time)
    if (past.length >= count) return false
    past = [...past, now]
    return true
  }
}
