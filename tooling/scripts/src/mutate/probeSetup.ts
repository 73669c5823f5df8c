import { afterAll, afterEach, beforeEach, type RunnerTestFile } from 'vitest'
import { PROBE_NAME } from './probeName'

// Records in `meta.reached` of the test file which tests reach each mutant; `null` (all its tests) if a mutant is
// reached while a module loads, or in a hook.

const reached = new Map<number, Set<string> | null>()
let test: string | undefined
let file: RunnerTestFile | undefined
Reflect.set(globalThis, PROBE_NAME, (ids: readonly number[]) => {
  for (const id of ids) {
    const known = reached.get(id)
    if (known === null) continue
    if (test === undefined) reached.set(id, null)
    else if (known) known.add(test)
    else reached.set(id, new Set([test]))
  }
})

beforeEach(({ task }) => {
  test = task.id
  file = task.file
})
afterEach(() => {
  test = undefined
})
afterAll(() => {
  if (file) Object.assign(file.meta, { reached: [...reached].map(([id, tests]) => [id, tests && [...tests]]) })
})
