/** Matches whole strings too, so that digits inside of a string are not replaced. */
const PIECES = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const LONG = /^-?\d{16,}$/

/**
 * Parses JSON, but keeps integers of over 15 digits as strings, because a number would round them. Returns undefined if
 * the JSON has no such integer, so that `JSON.parse` is enough.
 */
export function parseJsonWithBigIntegers(text: string): { readonly result?: unknown } | undefined {
  let isLong = false
  const exact = text.replace(PIECES, (piece) => {
    if (!LONG.test(piece)) return piece
    isLong = true
    return `"${piece}"`
  })
  return isLong ? Object(JSON.parse(exact)) : undefined
}
