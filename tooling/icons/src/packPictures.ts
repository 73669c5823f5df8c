import { measureGzip } from './measureGzip'

// Limits a file of pictures: it costs an app one request, and most of it is unused.
const MAX_FILE_BYTES = 6 * 1024

/** Packs pictures, in order, into the fewest files within the limit. */
export function packPictures<Picture>(pictures: readonly Picture[]): Picture[][] {
  const sets: Picture[][] = []
  for (const picture of pictures) {
    const last = sets.at(-1)
    if (!last || measureGzip(JSON.stringify([...last, picture])) > MAX_FILE_BYTES) sets.push([picture])
    else last.push(picture)
  }
  return sets
}
