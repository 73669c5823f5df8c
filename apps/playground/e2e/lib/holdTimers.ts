import type { Page } from 'playwright-core'

/** Timers of exactly these milliseconds never fire: what shows for a moment only stays for the picture. */
export function holdTimers(page: Page, ...held: readonly number[]): Promise<unknown> {
  return page.addInitScript(hold, held)
}

/** The same in the page as it is, for timers that are set from now on. */
export function holdTimersFromNow(page: Page, ...held: readonly number[]): Promise<unknown> {
  return page.evaluate(hold, held)
}

function hold(delays: readonly number[]) {
  const { setTimeout: original } = globalThis
  const replacement = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delays.includes(delay ?? 0) ? 0 : original(handler, delay, ...rest)
  Object.assign(globalThis, { setTimeout: replacement })
}
