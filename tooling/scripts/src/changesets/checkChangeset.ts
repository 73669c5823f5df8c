/** Lists kinds of change from Keep a Changelog 1.1: https://keepachangelog.com/en/1.1.0/ */
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']

/** Returns the problem of a changeset, or undefined. */
export function checkChangeset(text: string): string | undefined {
  const [, head, summary] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || summary === undefined) return 'has no front matter'
  // An empty changeset marks a change that concerns no package.
  if (head.trim() === '') return undefined
  const isNamed = KINDS.some((kind) => summary.trim().startsWith(`${kind}: `))
  return isNamed ? undefined : `begins with none of ${KINDS.map((kind) => `"${kind}: "`).join(', ')}`
}
