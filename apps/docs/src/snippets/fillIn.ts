const OTHER_OPTIONS = /(?<=[{,] )…(?= ?[,}])/g
const FILLED = '...options'

export interface FilledCode {
  readonly code: string
  /** Returns the position in the code as it is shown. */
  toShown(position: number): number
}

/** Fills in what a snippet leaves to the reader as `…`: a text, or the other options. */
export function fillIn(shown: string): FilledCode {
  const places = [...shown.matchAll(OTHER_OPTIONS)].map(({ index }, count) => index + count * (FILLED.length - 1))
  return {
    code: shown.replaceAll("'…'", "'x'").replace(OTHER_OPTIONS, FILLED),
    toShown: (position) => position - places.filter((place) => place < position).length * (FILLED.length - 1),
  }
}
