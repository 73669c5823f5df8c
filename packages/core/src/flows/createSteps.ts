import { delay } from '../utils/waiting.js'

/** After this long a wallet is probably one that has to be fetched, or unlocked. Milliseconds. */
const SLOW = 20_000

export interface StepsParameters<Step> {
  readonly set: (step: Step) => void
  /** The step of now, if it waits for a wallet, as it is when that takes long. */
  readonly slow: () => Step | undefined
  /** Nobody looks any more. */
  readonly signal: AbortSignal
}

/** Shows how far something has come that a wallet is asked for, and says so when the wallet takes long. */
export function createSteps<Step>({ set, slow, signal }: StepsParameters<Step>) {
  let waiting = new AbortController()
  return {
    onStep(step: Step): void {
      if (signal.aborted) return
      waiting.abort()
      waiting = new AbortController()
      set(step)
      delay(SLOW, AbortSignal.any([signal, waiting.signal]), () => {
        const now = slow()
        if (now) set(now)
      })
    },
    stop: () => waiting.abort(),
  }
}

/** One at a time, unless the visitor gives it up. Whoever asks for another meanwhile waits for that one. */
export function createTurn() {
  let running: Promise<void> | undefined
  let life = new AbortController()
  return {
    start(act: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const mine: Promise<void> =
        running ??
        act(life.signal).finally(() => {
          if (running === mine) running = undefined
        })
      running = mine
      return mine
    },
    /** Nobody waits any more. What the wallet was asked it may still do, and Activity has it then. */
    giveUp(): void {
      life.abort()
      life = new AbortController()
      running = undefined
    },
  }
}
