import { startTimer } from '../utils/waiting.js'

// Time in ms after which the user is told that the wallet takes long. It may be locked or on another device.
const SLOW = 20_000

export interface CreateStepReporterParameters<Step> {
  readonly set: (step: Step) => void
  readonly slow: () => Step | undefined
  readonly signal: AbortSignal
}

export function createStepReporter<Step>({ set, slow, signal }: CreateStepReporterParameters<Step>) {
  let waiting = new AbortController()
  return {
    onStep(step: Step): void {
      if (signal.aborted) return
      waiting.abort()
      waiting = new AbortController()
      set(step)
      startTimer(SLOW, AbortSignal.any([signal, waiting.signal]), () => {
        const now = slow()
        if (now) set(now)
      })
    },
    stop: () => waiting.abort(),
  }
}

export function createSingleRunner() {
  let running: Promise<void> | undefined
  let life = new AbortController()
  return {
    start(callback: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const mine: Promise<void> =
        running ??
        callback(life.signal).finally(() => {
          if (running === mine) running = undefined
        })
      running = mine
      return mine
    },
    // Stops reporting. The user may still approve the open wallet request; the account's activity then shows the
    // transaction.
    giveUp(): void {
      life.abort()
      life = new AbortController()
      running = undefined
    },
  }
}
