const PARALLEL_REQUESTS = 4

export async function mapInBatches<T, R>(all: readonly T[], find: (each: T) => Promise<R>): Promise<R[]> {
  const result: R[] = []
  for (let start = 0; start < all.length; start += PARALLEL_REQUESTS) {
    result.push(...(await Promise.all(all.slice(start, start + PARALLEL_REQUESTS).map(find))))
  }
  return result
}
