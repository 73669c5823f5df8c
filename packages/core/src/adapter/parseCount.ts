/** Parses a stored integer of at least zero. Undefined: malformed. */
export function parseCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
