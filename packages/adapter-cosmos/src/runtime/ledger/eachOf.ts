/** So many questions at a time: nodes that many share count them. */
const AT_ONCE = 4

/** What is found for each, in their order; a few are asked for at a time. */
export async function eachOf<T, R>(all: readonly T[], find: (each: T) => Promise<R>): Promise<R[]> {
  const found: R[] = []
  for (let start = 0; start < all.length; start += AT_ONCE) {
    found.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(find))))
  }
  return found
}
