import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import shared from './vitest.config.ts'

// The files whose subject is a login or the embedded wallet. What fails before a login (`captcha`, `emailFailures`) reads
// the same tables, which the secure site's own tests use over both databases.
const FILES = ['email', 'embedded', 'secrets', 'social']
// A few sessions with a wallet on a phone.
const RELAY_FILES = ['remoteSession']

// Runs them over Postgres and Valkey, with two instances of the secure site and of the server, which take requests in
// turns.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: 'instances',
    include: [...FILES, ...RELAY_FILES].map((name) => join('apps/playground/e2e', `${name}.e2e.test.ts`)),
    env: { FOYER_SECURE_DATABASE: 'postgres' },
  },
})
