/** Strings as they are, so that digits in them are left alone, and numbers. */
const PIECES = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** So many digits a JavaScript number may not hold. */
const LONG = /^-?\d{16,}$/

/**
 * JSON in which whole numbers that JavaScript's cannot hold stay exact, as text: the largest accounts have more lamports.
 * Undefined where there is no such number.
 */
export function parseExact(text: string): { readonly result?: unknown } | undefined {
  let isLong = false
  const exact = text.replace(PIECES, (piece) => {
    if (!LONG.test(piece)) return piece
    isLong = true
    return `"${piece}"`
  })
  return isLong ? Object(JSON.parse(exact)) : undefined
}
