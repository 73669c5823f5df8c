import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const MINUTE_MS = 60_000

// Runs by `pnpm e2e:browsers`, not by `npm test`, because CI lacks these browsers.
export default defineConfig({
  root: join(import.meta.dirname, '../../../..'),
  test: {
    name: 'browsers',
    environment: 'node',
    reporters: ['verbose'],
    include: ['apps/playground/e2e/browsers/*.browser.test.ts'],
    globalSetup: [join(import.meta.dirname, 'lib/setup.ts')],
    testTimeout: 4 * MINUTE_MS,
    hookTimeout: 4 * MINUTE_MS,
    teardownTimeout: MINUTE_MS,
    expect: { poll: { timeout: MINUTE_MS } },
  },
})
