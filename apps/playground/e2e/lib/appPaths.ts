/** Path of a small page with the modal's three buttons. */
export const STRICT_PAGE = '/pages/strict/'

/** Returns the playground's path with other options, e.g. `createPlaygroundPath({ allowUnsupportedChain: true })`. */
export function createPlaygroundPath(options: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(options).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return `/#${new URLSearchParams(entries)}`
}
