import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkChangeset } from './changesets/checkChangeset'
import { log } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { findFiles } from './lib/findFiles'

// Checks, in `pnpm lint`, that `changesets/changelog.cjs` can write changelogs from the changesets.

const files = findFiles(join(root, '.changeset'), (path) => path.endsWith('.md') && basename(path) !== 'README.md')
const problems = files.flatMap((path) => {
  const problem = checkChangeset(readFileSync(path, 'utf8'))
  return problem ? [`.changeset/${basename(path)} ${problem}.`] : []
})
for (const problem of problems) log.failed(problem)
if (problems.length === 0) log.done('Changesets say what was added, changed or fixed.')
process.exitCode = problems.length > 0 ? 1 : 0
