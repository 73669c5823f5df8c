import { setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 100
const LONGEST_MS = 20_000

/** Holds a call until something has happened, but not so long that anything between would end it. */
export async function waitUntil(happened: () => Promise<boolean>, signal: AbortSignal) {
  for (let left = LONGEST_MS; left > 0; left -= STEP_MS) {
    if (await happened()) return true
    await wait(STEP_MS, undefined, { signal })
  }
  return happened()
}
