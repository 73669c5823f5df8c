import { checkShape } from './layers/checkShape.mjs'
import { log } from './lib/log.mjs'
import { root } from './lib/root.mjs'

// Part of `pnpm lint`: import direction, import circles, file length, banned test habits.

const problems = checkShape(root)
for (const problem of problems) log.failed(problem)
if (problems.length === 0) log.done('Layers, circles and file lengths are in order.')
process.exitCode = problems.length > 0 ? 1 : 0
