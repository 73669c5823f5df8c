import { checkLicences } from './docs/checkLicences'
import { log } from './entry/log.mjs'
import { root } from './entry/root.mjs'

// Part of `pnpm lint`: licences of everything that a published package brings.

const problems = checkLicences(root)
for (const problem of problems) log.failed(problem)
if (problems.length === 0) log.done('Everything that comes with a package is under a free licence.')
process.exitCode = problems.length > 0 ? 1 : 0
