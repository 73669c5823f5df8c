import { checkLicences } from './docs/checkLicences'
import { log } from './entry/log.mjs'
import { root } from './entry/root.mjs'

// Checks the licenses of the published packages’ dependencies, in `pnpm lint`.

const problems = checkLicences(root)
for (const problem of problems) log.failed(problem)
if (problems.length === 0) log.done('Everything that comes with a package is under a free licence.')
process.exitCode = problems.length > 0 ? 1 : 0
