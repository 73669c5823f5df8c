import { log } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { checkShape } from './layers/checkShape'

// Part of `pnpm lint`: import direction, banned test habits. Circles and lengths are Biome's.

const problems = checkShape(root)
for (const problem of problems) log.failed(problem)
if (problems.length === 0) log.done('Layers are in order.')
process.exitCode = problems.length > 0 ? 1 : 0
