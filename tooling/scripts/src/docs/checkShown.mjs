import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '../lib/findFiles.mjs'

const E2E = 'apps/playground/e2e'
const ALL_OF_OPTIONS = `${E2E}/options.e2e.test.ts`

/** The options that one call of `shows` names. */
const CALLS = /\bshows\(\s*\[([^\]]*)\]/g

/** What is wrong with what is said of tests that show options: `options` are all that there are. */
export function checkShown({ options, shown, textOf }) {
  const own = [...textOf('options').matchAll(CALLS)].flatMap(([, names]) => names.match(/[\w.]+/g) ?? [])
  const named = new Set([...own, ...Object.keys(shown)])
  const problems = []
  for (const option of options)
    if (!named.has(option)) problems.push(`${option}: no end-to-end test shows what it does`)
  for (const name of named) if (!options.includes(name)) problems.push(`${name}: there is no such option`)
  for (const [option, [file, title]] of Object.entries(shown)) {
    if (!textOf(file).includes(title)) problems.push(`${option}: ${file}.e2e.test.ts has no test "${title}"`)
  }
  return problems
}

/** The end-to-end files of the playground, by what stands before `.e2e.test.ts`. */
export function readE2e(root) {
  const names = findFiles(join(root, E2E), (path) => path.endsWith('.e2e.test.ts'))
  const texts = new Map(names.map((path) => [path.replace(/^.*\/|\.e2e\.test\.ts$/g, ''), readFileSync(path, 'utf8')]))
  if (!texts.has('options')) throw new Error(`${ALL_OF_OPTIONS} is gone.`)
  return (name) => texts.get(name) ?? ''
}
