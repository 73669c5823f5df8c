import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'

const read = (path: string) => readFileSync(join(root, 'packages/react-ui', path), 'utf8')

it('the README has a row for every hook, and for nothing that is none', () => {
  const exported = [...read('src/exports/index.ts').matchAll(/\b(use[A-Z]\w*) \}/g)].map(([, name]) => name)
  const rows = [...read('README.md').matchAll(/^\| `(use[A-Z]\w*)\(/gm)].map(([, name]) => name)
  expect(exported.length).toBeGreaterThan(15)
  expect(rows.sort()).toEqual(exported.sort())
})
