import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { EQUIVALENT_MUTANTS, isEquivalentMutant } from './equivalents'
import { createMutants } from './mutants'

it('has no change that the code does not have any more', () => {
  const paths = [...new Set(EQUIVALENT_MUTANTS.map(({ path }) => `packages/${path}`))]
  const left = paths.flatMap((path) =>
    createMutants(path, readFileSync(join(root, path), 'utf8')).filter(isEquivalentMutant),
  )
  const found = new Set(left.map(({ path, becomes }) => `${path} ${becomes}`))
  expect([...found].sort()).toEqual(EQUIVALENT_MUTANTS.map(({ path, becomes }) => `packages/${path} ${becomes}`).sort())
})
