import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'

const E2E = join(root, 'apps/playground/e2e')
const CONFIG = 'vitest.instances.config.ts'
/** Files that run over SQLite only: they have one or two tests that log in, or are about what fails before a login. */
const OTHERS = ['berths', 'captcha', 'emailFailures', 'embeddedLanguages', 'options', 'playground', 'requests']
const LOGIN = /from '\.\/lib\/(?:signIn|mailbox|controlSecureSiteFaults|locateSecureFrame)\.ts'/

it('end-to-end files that log in through the secure site run over Postgres and two instances too', () => {
  const names = readdirSync(E2E).flatMap((name) => /^(\w+)\.e2e\.test\.ts$/.exec(name)?.[1] ?? [])
  const users = names.filter((name) => LOGIN.test(readFileSync(join(E2E, `${name}.e2e.test.ts`), 'utf8')))
  const [, list = ''] = /const FILES = \[(.+)\]/.exec(readFileSync(join(E2E, CONFIG), 'utf8')) ?? []
  const files = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  expect(files.length).toBeGreaterThan(0)
  expect([...files, ...OTHERS].sort()).toEqual(users)
})
