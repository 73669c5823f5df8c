import { writeFileSync } from 'node:fs'
import { generatedFiles } from './generatedFiles'

// Run after viem was updated: `pnpm --filter @foyer/adapter-evm networks`. A test fails until then.

for (const { path, text } of generatedFiles()) writeFileSync(path, text)
