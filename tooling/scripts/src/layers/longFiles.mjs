/**
 * Files that may be longer than the limit, each with the reason. Keep it short: a table, a list of types, a catalogue.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const longFiles = {
  'packages/adapter-evm/src/networks.generated.ts': 'A table: one line for each network of viem, written by a script.',
}
