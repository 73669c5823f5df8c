import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTestReferences } from './docs/checkTestReferences'
import { formatDependenciesPage } from './docs/formatDependenciesPage'
import { formatErrorsPage } from './docs/formatErrorsPage'
import { formatOptionsPage } from './docs/formatOptionsPage'
import { formatReference, referencePages } from './docs/formatReference'
import { log, messageOf } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { generateLookalikes } from './lookalikes/generateLookalikes'

// `pnpm docs:write` writes the generated pages and tables. `--check` reports outdated ones, and promises in SECURITY.md
// and the READMEs that name no existing test.

const PAGES = {
  'docs/options.md': formatOptionsPage,
  'docs/dependencies.md': formatDependenciesPage,
  'docs/reference/errors.md': formatErrorsPage,
  ...Object.fromEntries(
    Object.keys(referencePages).map((name) => [
      `docs/reference/${name}.md`,
      (folder: string) => formatReference(folder, name),
    ]),
  ),
  'packages/core/src/utils/lookalikes.generated.ts': generateLookalikes,
}

const isCheck = process.argv.includes('--check')
for (const [path, write] of Object.entries(PAGES)) {
  try {
    const text = write(root)
    if (!isCheck) writeFileSync(join(root, path), text)
    else if (readFileSync(join(root, path), 'utf8') !== text) throw new Error('is not up to date: pnpm docs:write')
    log.done(path)
  } catch (error) {
    log.failed(`${path}: ${messageOf(error)}`)
    process.exitCode = 1
  }
}

if (isCheck) {
  const problems = checkTestReferences(root)
  for (const problem of problems) log.failed(problem)
  if (problems.length > 0) process.exitCode = 1
  else log.done('SECURITY.md: each promise names its tests')
}
