import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const MINUTE = 60_000

// `pnpm e2e:browsers`, no part of `npm test`: browsers that a visitor may have and that CI has not.
export default defineConfig({
  root: join(import.meta.dirname, '../../../..'),
  test: {
    name: 'browsers',
    environment: 'node',
    reporters: ['verbose'],
    include: ['apps/playground/e2e/browsers/*.browser.test.ts'],
    globalSetup: [join(import.meta.dirname, 'lib/setup.ts')],
    testTimeout: 4 * MINUTE,
    hookTimeout: 4 * MINUTE,
    teardownTimeout: MINUTE,
    expect: { poll: { timeout: MINUTE } },
  },
})
