import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findFiles } from '../lib/findFiles'
import { parseTsx, readTestCases, setsOption, type TestCase } from './readTestCases'

const E2E = 'apps/playground/e2e'

type TextOf = (path: string) => string | undefined

export type OptionTests = Readonly<Record<string, readonly [file: string, title: string, writtenIn?: string]>>

/**
 * Finds options that no test sets, and tests that do not set an option attributed to them.
 *
 * @param given `own`: files whose tests name their options with `defineOptionTest`. `shown`: tests of other files by
 * option, each with the file that sets the option if the test does not
 */
export function checkOptionTests({
  options,
  own = [],
  shown,
  textOf,
}: {
  options: readonly string[]
  own?: readonly string[]
  shown: OptionTests
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

export function findOptionTestFiles(root: string) {
  const found = findFiles(join(root, E2E), (path) => /\/options\w*\.e2e\.test\.ts$/.test(path))
  return found.map((path) => relative(root, path).replaceAll(sep, '/'))
}

/** Reads a file by its path from the root. Undefined if missing. */
export function createFileReader(root: string): TextOf {
  return (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
}

function problemsOf(
  option: string,
  told: OptionTests[string],
  { casesOf, textOf }: { casesOf: ReturnType<typeof createReader>; textOf: TextOf },
) {
  const [file, title, writtenIn] = told
  const isWord = /^\w+$/.test(file)
  const path = isWord ? `${E2E}/${file}.e2e.test.ts` : file
  const found = casesOf(path).filter((each) => each.title.includes(title))
  const [only] = found
  if (!only || found.length > 1) return [`${path} has ${found.length || 'no'} tests "${title}"`]
  // Pages and helpers set the option in objects that they pass on, so match the last segment of its path.
  const last = option.split('.').slice(-1).join()
  if (writtenIn !== undefined)
    return sets([parseTsx(textOf(writtenIn) ?? '')], last) ? [] : [`${writtenIn} does not set it`]
  return sets(only.code, isWord ? option : last) ? [] : [`"${only.title}" of ${path} does not set it`]
}

function createReader(textOf: TextOf) {
  const known = new Map<string, TestCase[]>()
  return (path: string) => {
    const cases = known.get(path) ?? readTestCases(textOf(path) ?? '')
    known.set(path, cases)
    return cases
  }
}

const sets = (code: TestCase['code'], option: string) => code.some((node) => setsOption(node, option))
