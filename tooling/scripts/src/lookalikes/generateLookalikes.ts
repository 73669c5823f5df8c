import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { addedLookalikes, excludedLookalikes, lookalikeLetters } from './additions'

const SOURCE = 'unhomoglyph'

/** Date of the last check for an equivalent npm package with a free license. */
const COMPARED = '2026-11-26'

/** Writes the look-alikes of ASCII letters, from Unicode’s confusables.txt and the additions. */
export function generateLookalikes(root: string): string {
  const folder = dirname(createRequire(join(root, 'tooling/scripts/package.json')).resolve(SOURCE))
  const confusables = readConfusables(JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8')))
  return format(collectLookalikes(confusables), readRelease(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')))
}

/** Selects letters, marks and digits that resemble one ASCII letter or digit. */
function collectLookalikes(confusables: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const asciiByLetter = new Map<string, string>()
  for (const [source, target] of confusables) {
    const reads = toAscii(source, target)
    if (reads !== undefined && isSource(source) && !(source in excludedLookalikes)) asciiByLetter.set(source, reads)
  }
  for (const [letter, reads] of Object.entries(lookalikeLetters))
    if (!(letter in excludedLookalikes)) asciiByLetter.set(letter, reads)
  for (const { letter, reads } of addedLookalikes) {
    if (asciiByLetter.get(letter) === reads)
      throw new Error(`${letter} is in the list already: take it out of the additions`)
    asciiByLetter.set(letter, reads)
  }
  return asciiByLetter
}

/** NFKC runs before the lookup, so a letter that it changes is never looked up. */
const isSource = (letter: string) => /^[\p{L}\p{M}\p{N}]$/u.test(letter) && !isAscii(letter) && isStable(letter)
const isStable = (letter: string) => letter.normalize('NFKC') === letter && letter.normalize('NFD') === letter
const isAscii = (text: string) => /^[A-Za-z0-9]$/.test(text)

function toAscii(source: string, target: string): string | undefined {
  const proto = lookalikeLetters[source] ?? lookalikeLetters[target]
  if (proto !== undefined) return proto
  // The list describes a letter with a stroke or hook as an ASCII letter and a combining mark: compare without the
  // mark.
  const bare = /^\p{L}$/u.test(source) ? target.normalize('NFD').replace(/\p{M}/gu, '') : target
  return isAscii(bare) ? bare : undefined
}

function readConfusables(data: unknown): ReadonlyMap<string, string> {
  if (typeof data !== 'object' || data === null) throw new Error(`${SOURCE} has another data.json than it had`)
  const entries: [string, unknown][] = Object.entries(data)
  return new Map(
    entries.map(([source, target]) => {
      if (typeof target !== 'string') throw new Error(`${SOURCE} has no letter for ${source}`)
      return [source, target]
    }),
  )
}

function readRelease(changelog: string) {
  const { version, date, unicode } =
    /^(?<version>[\d.]+) \/ (?<date>[\d-]+)\n-+\n+- Update mapping data to version (?<unicode>[\d.]+)/.exec(changelog)
      ?.groups ?? {}
  if (!version || !date || !unicode) throw new Error(`The changelog of ${SOURCE} does not say which Unicode it has`)
  return { version, date, unicode }
}

function format(lookalikes: ReadonlyMap<string, string>, release: ReturnType<typeof readRelease>): string {
  const groups = new Map<string, string>()
  for (const [letter, reads] of [...lookalikes].sort(byCodePoint)) {
    groups.set(reads, (groups.get(reads) ?? '') + letter)
  }
  const lines = [...groups].sort(byCodePoint).map(([reads, letters]) => `  '${reads}${letters}'`)
  return `// Written by \`pnpm docs:write\` from confusables.txt of Unicode ${release.unicode} (npm: ${SOURCE} ${release.version} of ${release.date},
// compared on ${COMPARED}) and tooling/scripts/src/lookalikes/additions.ts: ${lookalikes.size} letters. Do not edit.

/** ASCII letters and digits, each before the letters of other alphabets that are drawn like it. */
export const LOOKALIKES =
${lines.join(' +\n')}
`
}

const byCodePoint = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)
