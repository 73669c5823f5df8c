import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { EQUIVALENTS, isEquivalent } from './equivalents'
import { mutantsOf } from './mutants'

it('has no change that the code does not have any more', () => {
  const paths = [...new Set(EQUIVALENTS.map(({ path }) => `packages/${path}`))]
  const left = paths.flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')).filter(isEquivalent))
  const found = new Set(left.map(({ path, becomes }) => `${path} ${becomes}`))
  expect([...found].sort()).toEqual(EQUIVALENTS.map(({ path, becomes }) => `packages/${path} ${becomes}`).sort())
})
