const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const LONG_INTEGER = /^\d{16,}$/

/** Parses JSON; integers of 16 digits or more become strings, because a number would round them. */
export function parseExactJson(text: string): unknown {
  // Rejects invalid text first: in a string that does not end, the pattern would search for quadratic time.
  const parsed: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return parsed
  return JSON.parse(text.replace(STRING_OR_NUMBER, (token) => (LONG_INTEGER.test(token) ? `"${token}"` : token)))
}
