/** Path of a small page with the modal's three buttons. */
export const APP_PATH = '/pages/strict/'

/** Returns the playground's path with other options, e.g. `playgroundPathWith({ allowUnsupportedChain: true })`. */
export function playgroundPathWith(options: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(options).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return `/#${new URLSearchParams(entries)}`
}
