import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './lib/LongestFirst.ts'

const root = join(import.meta.dirname, '../../..')
const SECOND = 1000
/** A sequencer that is given would be taken before the one that shuffles. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))

// One built playground for all files. Each worker has a browser of its own, so that files run beside each other, and each
// file has chains and services of its own, so that none sees what another left.
export default defineConfig({
  root,
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['apps/playground/e2e/**/*.e2e.test.ts', 'tooling/scripts/src/**/*.e2e.test.ts'],
    globalSetup: [join(import.meta.dirname, 'lib/globalSetup.ts')],
    setupFiles: [join(import.meta.dirname, 'lib/setup.ts')],
    // A browser test mostly waits: with two for each core, a whole run used 33 of 58 minutes of two processors.
    maxWorkers: 3 * availableParallelism(),
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    tags: [{ name: 'journey', description: 'Crosses the whole product, and runs with every `npm test`.' }],
    // Files of a worker share what they have loaded, and the browser.
    isolate: false,
    testTimeout: 180 * SECOND,
    // Files run beside each other, on a machine that may do other things as well. What fails twice fails; `npm test` closes
    // with the names of those that passed only the second time, which are to be mended.
    retry: process.env.CI ? 1 : 0,
    // What is waited for is there at once or not at all; a busy machine only makes "at once" longer.
    expect: { poll: { timeout: 60 * SECOND } },
    hookTimeout: 180 * SECOND,
    // A stop that hangs must not hold up the run.
    teardownTimeout: 20 * SECOND,
  },
})
