import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '../../..')
const SECOND = 1000

// One browser, one set of chains, one built playground for all files, which run one after another.
export default defineConfig({
  root,
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['apps/playground/e2e/**/*.e2e.test.ts', 'tooling/scripts/src/**/*.e2e.test.mjs'],
    globalSetup: [join(import.meta.dirname, 'lib/globalSetup.ts')],
    fileParallelism: false,
    testTimeout: 60 * SECOND,
    // Two halves share a machine there with whatever else it does. What fails twice fails; `npm test` closes with the
    // names of those that passed only the second time, which are to be mended.
    retry: process.env.CI ? 1 : 0,
    // What is waited for is there at once or not at all; a busy machine only makes "at once" longer.
    expect: { poll: { timeout: 10 * SECOND } },
    hookTimeout: 60 * SECOND,
    // A stop that hangs must not hold up the run.
    teardownTimeout: 20 * SECOND,
  },
})
