import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirstSequencer } from './lib/LongestFirstSequencer.ts'

const root = join(import.meta.dirname, '../../..')
const SECOND_MS = 1000
// A custom sequencer would replace the shuffling one.
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))

// One build of the playground for all files. Workers have their own browser and run in parallel; files have their own
// chains and services, so that they stay independent.
export default defineConfig({
  root,
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['apps/playground/e2e/**/*.e2e.test.ts', 'tooling/scripts/src/**/*.e2e.test.ts'],
    globalSetup: [join(import.meta.dirname, 'lib/globalSetup.ts')],
    setupFiles: [join(import.meta.dirname, 'lib/setup.ts')],
    // Browser tests mostly wait: with two per core, a run used 33 of 58 minutes of two processors.
    maxWorkers: 3 * availableParallelism(),
    sequence: isShuffled ? {} : { sequencer: LongestFirstSequencer },
    tags: [{ name: 'journey', description: 'Crosses the whole product, and runs with every `npm test`.' }],
    // Files of a worker share modules and browser.
    isolate: false,
    testTimeout: 180 * SECOND_MS,
    // Files run in parallel, on a machine with other load. Two failures fail the run; `npm test` lists tests that
    // passed only the second time, to be fixed.
    retry: process.env.CI ? 1 : 0,
    // Polls for a minute: a busy machine delays conditions that else hold at once.
    expect: { poll: { timeout: 60 * SECOND_MS } },
    hookTimeout: 180 * SECOND_MS,
    // A hanging stop must not block the run.
    teardownTimeout: 20 * SECOND_MS,
  },
})
