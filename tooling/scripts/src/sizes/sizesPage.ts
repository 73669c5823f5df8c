import { budgets } from '../../../bench/src/budgets'
import { formatTable } from '../docs/formatTable'
import type { PackageSizes } from './measureSizes'

const FIGURES = ['packed', 'unpacked', 'files', 'entry'] as const
type Figure = (typeof FIGURES)[number]

export interface SizesRow extends PackageSizes {
  /** Bytes or files more than in the package's version before. */
  readonly changes: Readonly<Partial<Record<Figure, number>>>
}

const HEAD = ['Package', 'Version', 'Packed', 'Unpacked', 'Files', 'Main entry, gzip']
const UNRELEASED = '0.0.0'

/** Adds to each size its change since the version before, by the page of the last release. */
export function compareSizes(sizes: readonly PackageSizes[], last: readonly SizesRow[]): SizesRow[] {
  return sizes.map((size) => {
    const before = last.find(({ name }) => name === size.name)
    return { ...size, changes: before ? findChanges(size, before) : {} }
  })
}

function findChanges(size: PackageSizes, before: SizesRow): SizesRow['changes'] {
  const isSame = before.version === size.version
  if (before.version === UNRELEASED) return {}
  return Object.fromEntries(
    FIGURES.flatMap((figure) => {
      const [now, then, change] = [size[figure], before[figure], before.changes[figure]]
      if (now === undefined || then === undefined) return []
      // The page already has this version: compare with the one before, which the page has as a change.
      if (isSame) return change === undefined ? [] : [[figure, now - (then - change)]]
      return [[figure, now - then]]
    }),
  )
}

export function formatSizesPage(rows: readonly SizesRow[]): string {
  const limits = budgets.flatMap(([name, , limit]) => (/\bJS\b/.test(name) ? [[name, formatCount(limit)]] : []))
  return `# Sizes

What each package weighs in bytes, written by \`pnpm sizes\` for each release; in brackets the change since the package's version before.
**Packed** is what npm downloads, **unpacked** what it writes into \`node_modules\`. **Main entry** is what a bundler makes of all exports of
the package's first entry, minified and compressed, with its dependencies, and without its peers, other Foyer packages, and code that loads
later: an app that imports less gets less. A dash stands for a package that runs in Node or has no such entry.

${formatSizesTable(rows)}
## What an app loads

Limits in bytes that [the bench](../tooling/bench/README.md) checks in production builds of whole apps, compressed.

${formatTable(['What loads', 'At most'], limits)}`
}

export const formatSizesTable = (rows: readonly SizesRow[]): string =>
  formatTable(
    HEAD,
    rows.map((row) => [`\`${row.name}\``, row.version, ...FIGURES.map((figure) => formatCell(row, figure))]),
  )

function formatCell(row: SizesRow, figure: Figure): string {
  const [size, change] = [row[figure], row.changes[figure]]
  if (size === undefined) return '–'
  const sign = change !== undefined && change > 0 ? '+' : ''
  return change === undefined ? formatCount(size) : `${formatCount(size)} (${sign}${formatCount(change)})`
}

const formatCount = (count: number) => count.toLocaleString('en-US')

/** Reads the rows of a page. Throws for a row that `formatSizesPage` would not write. */
export function parseSizesPage(page: string): SizesRow[] {
  const [head, , ...lines] = page.split('\n').filter((line) => /^\| (Package|---|`)/.test(line))
  if (head !== `| ${HEAD.join(' | ')} |`) throw new Error('docs/sizes.md has no table of sizes: pnpm sizes')
  return lines.filter((line) => line.startsWith('| `')).map(parseRow)
}

function parseRow(line: string): SizesRow {
  const [, name, version, ...cells] = /^\| `([^`]+)` \| (\S+) \| (.+) \| (.+) \| (.+) \| (.+) \|$/.exec(line) ?? []
  const [packed, unpacked, files, entry] = cells.map(parseCell)
  if (!name || !version || !packed?.size || !unpacked?.size || !files?.size || !entry)
    throw new Error(`docs/sizes.md has a row that is not one of sizes: ${line}`)
  const changes = { packed: packed.change, unpacked: unpacked.change, files: files.change, entry: entry.change }
  const known = Object.entries(changes).filter(([, change]) => change !== undefined)
  return {
    ...{ name, version, packed: packed.size, unpacked: unpacked.size, files: files.size, entry: entry.size },
    changes: Object.fromEntries(known),
  }
}

function parseCell(
  cell: string,
): { readonly size: number | undefined; readonly change: number | undefined } | undefined {
  if (cell === '–') return { size: undefined, change: undefined }
  const [, size, change] = /^(\d[\d,]*)(?: \(([+-]?\d[\d,]*)\))?$/.exec(cell) ?? []
  if (size === undefined) return undefined
  return { size: parseCount(size), change: change === undefined ? undefined : parseCount(change) }
}

const parseCount = (text: string) => Number(text.replaceAll(',', ''))
