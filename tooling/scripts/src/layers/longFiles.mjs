/** Files that may be longer than the limit, each with the reason. Keep it short: a table, a list of types, a catalogue. */
export const longFiles = {}
