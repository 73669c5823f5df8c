import { writeFileSync } from 'node:fs'
import { generatedFiles } from './generatedFiles'

// Run `pnpm --filter @foyer/adapter-evm networks` after an update of viem. A test fails until then.

for (const { path, text } of generatedFiles()) writeFileSync(path, text)
