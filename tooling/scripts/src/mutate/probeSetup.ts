import { afterAll } from 'vitest'
import { getCurrentTest } from 'vitest/suite'
import { PROBE_NAME } from './probeName'

// Records in `meta.reached` of the test file which tests reach each mutant; `null` (all its tests) if a mutant is
// reached while a module loads, or outside of a test. It has no `beforeEach`: a hook before `startFakeClock` would cut
// off the async context by which that recognizes its test.

const reached = new Map<number, Set<string> | null>()
Reflect.set(globalThis, PROBE_NAME, (ids: readonly number[]) => {
  const test = getCurrentTest()
  for (const id of ids) {
    const known = reached.get(id)
    if (known === null) continue
    if (test === undefined) reached.set(id, null)
    else if (known) known.add(test.id)
    else reached.set(id, new Set([test.id]))
  }
})

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern
afterAll(({}, { file }) => {
  Object.assign(file.meta, { reached: [...reached].map(([id, tests]) => [id, tests && [...tests]]) })
})
