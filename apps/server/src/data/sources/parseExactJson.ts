const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const LONG_INTEGER = /^\d{16,}$/

/** Parses JSON; integers of 16 digits or more become strings, because a number would round them. */
export const parseExactJson = (text: string): unknown =>
  JSON.parse(text.replace(STRING_OR_NUMBER, (token) => (LONG_INTEGER.test(token) ? `"${token}"` : token)))
