import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findFiles } from '../lib/findFiles'
import { type Case, readCases, setsOption, toNode } from './readCases'

const E2E = 'apps/playground/e2e'

type TextOf = (path: string) => string | undefined

export type Shown = Readonly<Record<string, readonly [file: string, title: string, writtenIn?: string]>>

/**
 * What is wrong with what is said of tests that show options.
 *
 * @param given `options` are all that there are. `own` are files whose tests say themselves, by `shows`, of which options they are.
 * `shown` names tests of other files, each by a word for an end-to-end file or by its path, and where another file sets the
 * option than the test itself, that one.
 */
export function checkShown({
  options,
  own = [],
  shown,
  textOf,
}: {
  options: readonly string[]
  own?: readonly string[]
  shown: Shown
  textOf: TextOf
}) {
  const casesOf = createReader(textOf)
  const cases = own.flatMap(casesOf).filter((each) => each.options.length > 0)
  const named = new Set([...cases.flatMap((each) => each.options), ...Object.keys(shown)])
  return [
    ...cases.flatMap(({ title, options: names, code }) =>
      names.filter((name) => !sets(code, name)).map((name) => `${name}: "${title}" does not set it`),
    ),
    ...options.filter((option) => !named.has(option)).map((option) => `${option}: no test shows what it does`),
    ...[...named].filter((name) => !options.includes(name)).map((name) => `${name}: there is no such option`),
    ...Object.entries(shown).flatMap(([option, told]) =>
      problemsOf(option, told, { casesOf, textOf }).map((problem) => `${option}: ${problem}`),
    ),
  ]
}

/** The files of the playground's end-to-end tests that use `shows`, by their path from the root. */
export function findOwn(root: string) {
  const found = findFiles(join(root, E2E), (path) => /\/options\w*\.e2e\.test\.ts$/.test(path))
  return found.map((path) => relative(root, path).replaceAll(sep, '/'))
}

/** Texts of files by their path from the root, undefined where there is none. */
export function createTextOf(root: string): TextOf {
  return (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
}

function problemsOf(
  option: string,
  told: Shown[string],
  { casesOf, textOf }: { casesOf: ReturnType<typeof createReader>; textOf: TextOf },
) {
  const [file, title, writtenIn] = told
  const isWord = /^\w+$/.test(file)
  const path = isWord ? `${E2E}/${file}.e2e.test.ts` : file
  const found = casesOf(path).filter((each) => each.title.includes(title))
  const [only] = found
  if (!only || found.length > 1) return [`${path} has ${found.length || 'no'} tests "${title}"`]
  // Pages and helpers set it in objects that they hand on: the last of its names is what they have in common.
  const last = option.split('.').slice(-1).join()
  if (writtenIn !== undefined)
    return sets([toNode(textOf(writtenIn) ?? '')], last) ? [] : [`${writtenIn} does not set it`]
  return sets(only.code, isWord ? option : last) ? [] : [`"${only.title}" of ${path} does not set it`]
}

/** The tests of a file, by its path. Each is read once. */
function createReader(textOf: TextOf) {
  const known = new Map<string, Case[]>()
  return (path: string) => {
    const cases = known.get(path) ?? readCases(textOf(path) ?? '')
    known.set(path, cases)
    return cases
  }
}

const sets = (code: Case['code'], option: string) => code.some((node) => setsOption(node, option))
