import type { Page } from 'playwright-core'

/** Keeps timers of exactly these milliseconds from firing, so that a short state is still visible in the picture. */
export function blockTimersWithDelay(page: Page, ...held: readonly number[]): Promise<unknown> {
  return page.addInitScript(hold, held)
}

/** Holds timers like `blockTimersWithDelay`, in an open page and from now on. */
export function blockTimersWithDelayFromNow(page: Page, ...held: readonly number[]): Promise<unknown> {
  return page.evaluate(hold, held)
}

function hold(delays: readonly number[]) {
  const { setTimeout: original } = globalThis
  const replacement = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delays.includes(delay ?? 0) ? 0 : original(handler, delay, ...rest)
  Object.assign(globalThis, { setTimeout: replacement })
}
