import { env } from 'node:process'
import { inject } from 'vitest'
import type { TestServices } from './slot.ts'

let slot: TestServices | undefined

/** Requests chains and services for this test file alone. A worker's first file also waits for its browser. */
export async function requestTestServices(): Promise<void> {
  const answer = await fetch(`${inject('slotsUrl')}/${env.VITEST_POOL_ID}`)
  if (!answer.ok) throw new Error(`Nothing to test with could be started.\n${await answer.text()}`)
  slot = (await answer.json()) as TestServices
}

/** Returns an address of this test file's own services. */
export function getTestService<Name extends keyof TestServices>(name: Name): TestServices[Name] {
  if (!slot) throw new Error('Nothing has been started.')
  return slot[name]
}
