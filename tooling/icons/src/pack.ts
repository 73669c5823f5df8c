import { gzip } from './gzip'

/** A file of pictures is a request; it must not be much more than what is wanted of it. */
const LIMIT = 6 * 1024

/** Pictures in their order, cut into as few files as the limit lets. */
export function pack<Picture>(pictures: readonly Picture[]): Picture[][] {
  const sets: Picture[][] = []
  for (const picture of pictures) {
    const last = sets.at(-1)
    if (!last || gzip(JSON.stringify([...last, picture])) > LIMIT) sets.push([picture])
    else last.push(picture)
  }
  return sets
}
