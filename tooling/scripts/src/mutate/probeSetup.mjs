import { afterAll, afterEach, beforeEach } from 'vitest'
import { PROBE } from './probes.mjs'

// Notes which mutants each test of this file reaches, for who runs the tests (`meta.reached`): by mutant the tests, or all of
// them (`null`) where it is reached outside of any: while a module loads, or in a hook.

const reached = new Map()
let test
let file
globalThis[PROBE] = (ids) => {
  for (const id of ids) {
    const known = reached.get(id)
    if (known === null) continue
    if (test === undefined) reached.set(id, null)
    else if (known) known.add(test)
    else reached.set(id, new Set([test]))
  }
}

beforeEach(({ task }) => {
  test = task.id
  file = task.file
})
afterEach(() => {
  test = undefined
})
afterAll(() => {
  if (file) file.meta.reached = [...reached].map(([id, tests]) => [id, tests && [...tests]])
})
