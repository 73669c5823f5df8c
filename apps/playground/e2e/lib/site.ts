/** A small page with the three buttons: the modal is all there is to it. */
export const SITE = '/pages/strict/'

/** The playground with other options than its own, e.g. `siteWith({ allowUnsupportedChain: true })`. */
export function siteWith(options: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(options).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return `/#${new URLSearchParams(entries)}`
}
