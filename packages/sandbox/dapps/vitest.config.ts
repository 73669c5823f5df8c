import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const MINUTE_MS = 60_000

// Runs by `pnpm e2e:dapps`, not by `npm test`: these tests download dapps from npm.
export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  test: {
    name: 'dapps',
    environment: 'node',
    reporters: ['verbose'],
    include: ['packages/sandbox/dapps/*.dapp.test.ts'],
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: 3 * MINUTE_MS,
    expect: { poll: { timeout: MINUTE_MS / 3 } },
  },
})
