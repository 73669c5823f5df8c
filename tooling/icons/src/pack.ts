import { gzip } from './gzip'

/** A file of pictures is a request; it must not be much more than what is wanted of it. */
const LIMIT = 6 * 1024

/** Pictures in their order, cut into as few files as the limit lets. */
export function pack(pictures) {
  const sets = [[]]
  for (const picture of pictures) {
    const last = sets.at(-1)
    if (last.length > 0 && gzip(JSON.stringify([...last, picture])) > LIMIT) sets.push([picture])
    else last.push(picture)
  }
  return sets
}
