import { env } from 'node:process'
import { inject } from 'vitest'
import type { Slot } from './slot.ts'

let slot: Slot | undefined

/** Before a file's tests: the first time its worker asks, all of its own is started. */
export async function takeSlot(): Promise<void> {
  const answer = await fetch(`${inject('slotsUrl')}/${env.VITEST_POOL_ID}`)
  if (!answer.ok) throw new Error(`Nothing to test with could be started.\n${await answer.text()}`)
  slot = (await answer.json()) as Slot
}

/** Where something is that this worker's tests have for themselves. */
export function given<Name extends keyof Slot>(name: Name): Slot[Name] {
  if (!slot) throw new Error('Nothing has been started.')
  return slot[name]
}
