import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { listPublishedPackages } from '../packaging/packages'
import { compareSizes, formatSizesPage, formatSizesTable, parseSizesPage } from './sizesPage'

const sizes = { name: '@foyer/core', version: '0.1.0', packed: 400_000, unpacked: 1_900_000, files: 640, entry: 13_000 }

it('docs/sizes.md has the format that `pnpm sizes` writes, and a row for each published package', () => {
  const page = readFileSync(join(root, 'docs/sizes.md'), 'utf8')
  const rows = parseSizesPage(page)
  expect(page).toContain(`\n\n${formatSizesTable(rows)}\n##`)
  const names = listPublishedPackages(root).map(({ manifest }) => manifest.name)
  expect(rows.map(({ name }) => name).sort(), 'run pnpm sizes').toEqual(names.sort())
})

it('formatSizesTable shows each size, and a dash where no bundler reads a package', () => {
  const rows = compareSizes([sizes, { ...sizes, name: 'create-foyer', entry: undefined }], [])
  expect(formatSizesTable(rows).split('\n').slice(2)).toEqual([
    '| `@foyer/core` | 0.1.0 | 400,000 | 1,900,000 | 640 | 13,000 |',
    '| `create-foyer` | 0.1.0 | 400,000 | 1,900,000 | 640 | – |',
    '',
  ])
})

it('a release shows changes since the last one, and the same ones when its page is written again', () => {
  const first = compareSizes([sizes], [{ ...sizes, version: '0.0.0', packed: 1, changes: {} }])
  expect(first).toEqual([{ ...sizes, changes: {} }])
  const next = { ...sizes, version: '0.2.0', packed: 399_000, files: 641 }
  const second = compareSizes([next], parseSizesPage(formatSizesPage(first)))
  expect(formatSizesTable(second)).toContain('| 399,000 (-1,000) | 1,900,000 (0) | 641 (+1) | 13,000 (0) |')
  const again = compareSizes([{ ...next, packed: 401_500 }], parseSizesPage(formatSizesPage(second)))
  expect(again[0]?.changes).toEqual({ packed: 1_500, unpacked: 0, files: 1, entry: 0 })
})

it('a package that no bundler reads any more, or that is new, has no change', () => {
  const last = compareSizes([sizes], [])
  const [gone, fresh] = compareSizes(
    [
      { ...sizes, version: '0.2.0', entry: undefined },
      { ...sizes, name: 'new' },
    ],
    last,
  )
  expect(gone?.changes).toEqual({ packed: 0, unpacked: 0, files: 0 })
  expect(fresh?.changes).toEqual({})
})

it.each([
  ['no table', '# Sizes\n'],
  ['a size that is no number', formatSizesPage(compareSizes([sizes], [])).replace('400,000', 'much')],
  ['a row without a version', formatSizesPage(compareSizes([sizes], [])).replace('| 0.1.0 ', '')],
])('parseSizesPage refuses a page with %s', (_what, page) => {
  expect(() => parseSizesPage(page)).toThrow('docs/sizes.md has')
})
