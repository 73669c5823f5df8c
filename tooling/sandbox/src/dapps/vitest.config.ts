import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const MINUTE = 60_000

// `pnpm e2e:dapps`, no part of `npm test`: pages of others, fetched from npm, against the wallets and chains here.
export default defineConfig({
  root: join(import.meta.dirname, '../../../..'),
  test: {
    name: 'dapps',
    environment: 'node',
    reporters: ['verbose'],
    include: ['tooling/sandbox/src/dapps/*.dapp.test.ts'],
    testTimeout: 3 * MINUTE,
    hookTimeout: 3 * MINUTE,
    expect: { poll: { timeout: MINUTE / 3 } },
  },
})
