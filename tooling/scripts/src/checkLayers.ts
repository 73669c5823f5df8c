import { log } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { checkArchitecture } from './layers/checkArchitecture'

// Checks import direction and banned test habits, in `pnpm lint`. Biome checks cycles and file lengths.

const problems = checkArchitecture(root)
for (const problem of problems) log.failed(problem)
if (problems.length === 0) log.done('Layers are in order.')
process.exitCode = problems.length > 0 ? 1 : 0
