import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findFiles } from '../lib/findFiles'
import { readTestTitles } from '../spec/readTestTitles'

/**
 * Contains a table of security promises, each with the test that proves it. A row without a promise adds a test to the
 * promise above.
 */
const PROMISES = 'SECURITY.md'
const HEADER = /^\| *promise *\| *proved by *\|/
/** Begins a table of threats, whose last column names a test or says that there is a gap. */
const THREATS = /^\| *Who *\| *With what *\| *Gets *\| *Shown by *\|/
const GAP = '**gap**'

const TEST_LINK = /\[((?:[^[\]]|\[[^\]]*\])+)\]\(([^()\s]+\.test\.tsx?)\)/g

interface TestLink {
  title: string
  path: string
}

/**
 * Returns problems: rows of SECURITY.md without a test, threats in READMEs without a test or a gap, and links, there
 * and in the READMEs, to a missing test file or title. Rule ids in titles are optional. A link whose text is code
 * (`name`) refers to the whole file.
 */
export function checkTestReferences(root: string): string[] {
  const readmes = ['packages', 'apps', 'tooling'].flatMap((folder) =>
    findFiles(join(root, folder), (path) => path.endsWith('/README.md')),
  )
  return [
    ...unproved(readFileSync(join(root, PROMISES), 'utf8')),
    ...[PROMISES, ...readmes.map((path) => relative(root, path))].flatMap((path) => [
      ...unshown(path, readFileSync(join(root, path), 'utf8')),
      ...deadLinks(root, path),
    ]),
  ]
}

function unshown(page: string, text: string): string[] {
  const lines = text.split('\n')
  return findTables(lines, THREATS).flatMap(({ line, number }) => {
    const [shownBy = ''] = line.split(/(?<!\\)\|/).slice(-2)
    const isShown = shownBy.includes(GAP) || linksOf(shownBy).some(({ title }) => !isCode(title))
    return isShown ? [] : [`${page}:${number}: names neither a test nor a gap`]
  })
}

/** Lists the rows of the tables with this header, and their line numbers. */
const findTables = (lines: readonly string[], header: RegExp) =>
  lines.flatMap((first, start) => {
    if (!header.test(first)) return []
    const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
    return lines.slice(start + 2, end < 0 ? undefined : end).map((line, index) => ({ line, number: start + 3 + index }))
  })

function unproved(text: string): string[] {
  const lines = text.split('\n')
  if (!lines.some((line) => HEADER.test(line))) return [`${PROMISES} has no table of promises: | promise | proved by |`]
  return findTables(lines, HEADER).flatMap(({ line, number }) => {
    const [, promise = '', proof = ''] = line.split(/(?<!\\)\|/)
    const titled = linksOf(proof).some(({ title }) => !isCode(title))
    return titled ? [] : [`${PROMISES}:${number}: no test is named for: ${promise.trim()}`]
  })
}

function deadLinks(root: string, page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  return linksOf(text).flatMap(({ title, path }) => {
    const file = join(dirname(page), path)
    if (!existsSync(join(root, file))) return [`${page}: ${file} does not exist`]
    return isCode(title) || titlesOf(root, file).has(title) ? [] : [`${page}: ${file} has no test “${title}”`]
  })
}

const linksOf = (text: string): TestLink[] =>
  [...text.matchAll(TEST_LINK)].map(([, title = '', path = '']) => ({ title: title.replaceAll('\\', ''), path }))

/** `name` refers to the whole file. */
const isCode = (title: string) => /^`[^`]*`$/.test(title)

const read = new Map<string, ReadonlySet<string>>()

function titlesOf(root: string, file: string): ReadonlySet<string> {
  const path = join(root, file)
  const known = read.get(path)
  if (known) return known
  const cases = readTestTitles(file, readFileSync(path, 'utf8'))
  const titles = new Set(cases.flatMap(({ title }) => [title, title.replace(/^S\d\.\d{3} /, '')]))
  read.set(path, titles)
  return titles
}
