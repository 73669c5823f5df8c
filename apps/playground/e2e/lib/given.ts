import { env } from 'node:process'
import { inject } from 'vitest'
import type { Slot } from './slot.ts'

let slot: Slot | undefined

/** Gives a test file chains and services of its own. The first file of a worker also waits for a browser. */
export async function takeSlot(): Promise<void> {
  const answer = await fetch(`${inject('slotsUrl')}/${env.VITEST_POOL_ID}`)
  if (!answer.ok) throw new Error(`Nothing to test with could be started.\n${await answer.text()}`)
  slot = (await answer.json()) as Slot
}

/** Where something is that this file's tests have for themselves. */
export function given<Name extends keyof Slot>(name: Name): Slot[Name] {
  if (!slot) throw new Error('Nothing has been started.')
  return slot[name]
}
