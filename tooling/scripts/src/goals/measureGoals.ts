import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { countComments } from '../comments/countComments'
import { findFiles, isTestFile } from '../lib/findFiles'
import { countLines, countSources, sumCounts } from './countSources'
import type { findDuplicateExports } from './findDuplicateExports'
import type { findFeatureMentions } from './findFeatureMentions'
import { formatCounts, type Goal } from './goal'
import { traceConnect } from './traceConnect'

const GENERATED = ['docs/dependencies.md', 'docs/options.md']
/** Goal for a feature's mentions outside its folders: one registration in core, one in react-ui. */
const REGISTRATIONS = 2
const DOCS_PER_100_LINES = 3

interface MeasureParameters {
  readonly root: string
  readonly twins: ReturnType<typeof findDuplicateExports>
  readonly mentions: ReturnType<typeof findFeatureMentions>
}

/** Measures every goal. */
export async function measureGoals({ root, twins, mentions }: MeasureParameters): Promise<Goal[]> {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  const countLinesOf = (paths: readonly string[]) =>
    new Map(paths.map((path) => [relative(root, path), countLines(readFileSync(path, 'utf8'))]))
  const [core, ui] = ['core', 'react-ui'].map((name) => countSources(join(root, 'packages', name, 'src')))
  const called = await traceConnect()
  const spread = [...mentions].filter(([, { length }]) => length > REGISTRATIONS)
  const comments = new Map(packages.map((name) => [name, countDocs(join(root, name))]))
  const wordy = new Map([...comments].filter(([, count]) => count > DOCS_PER_100_LINES))
  const pages = countLinesOf(
    findFiles(root, (path) => path.endsWith('.md')).filter((path) => isPage(relative(root, path))),
  )
  const tables = countLinesOf(packages.map((name) => join(root, name, 'chunks.mjs')).filter((path) => existsSync(path)))
  const entries = readEntries(join(root, 'packages/core/package.json'))
  return [
    count('source files of core', 430, core?.files),
    count('source lines of core', 28_000, core?.lines),
    count('source files of react-ui', 370, ui?.files),
    {
      name: 'features with more than 2 lines outside their folders',
      most: 0,
      now: spread.length,
      parts: spread
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([name, found]) => `${name}, ${found.length} lines: ${formatCounts(countPaths(found)).join(', ')}`),
    },
    {
      name: 'files of core that run for a connect request',
      most: 12,
      now: called.size,
      parts: [...called].map(([path, names]) => `${path}: ${names.join(', ')}`),
    },
    {
      name: 'packages with more than 3 doc comments per 100 lines',
      most: 0,
      now: wordy.size,
      parts: formatCounts(wordy),
    },
    {
      name: 'names exported twice in a package',
      most: 0,
      now: [...twins.values()].reduce((total, { size }) => total + size, 0),
      parts: [...twins].flatMap(([name, found]) =>
        [...found].map(([twin, paths]) => `${name} ${twin}: ${paths.join(', ')}`),
      ),
    },
    count('lines of docs, without generated pages', 3500, pages),
    count('lines of chunk tables', 120, tables),
    { name: 'exports of core', most: 7, now: entries.length, parts: entries },
  ]
}

function count(name: string, most: number, counts: ReadonlyMap<string, number> = new Map()): Goal {
  return { name, most, now: sumCounts(counts), parts: formatCounts(counts) }
}

const countPaths = (paths: readonly string[]) =>
  paths.reduce((counts, path) => counts.set(path, (counts.get(path) ?? 0) + 1), new Map<string, number>())

/** Excludes generated pages, changelogs and changesets. */
const isPage = (path: string) =>
  !GENERATED.includes(path) && !/^docs\/reference\/|(^|\/)(\.changeset|\.github)\/|CHANGELOG\.md$/.test(path)

function readEntries(manifest: string) {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.keys(exports).filter((name) => name !== './package.json')
}

function countDocs(folder: string) {
  const paths = findFiles(folder, (path) => /\.(tsx?|mjs|css)$/.test(path) && !path.includes('.generated.'))
  const { docs, lines } = countComments(
    paths.map((path) => ({ path, text: readFileSync(path, 'utf8'), isTest: isTestFile(path) })),
  ).counts
  return Math.round((docs / Math.max(1, lines)) * 1000) / 10
}
