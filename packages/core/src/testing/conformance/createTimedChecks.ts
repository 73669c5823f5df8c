import type { ErrorCode, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { check, checkEqual } from './check.js'

export interface WaitOptions {
  /** Timeout for expected events, in ms. @default 4000, below the 5 seconds of a vitest test */
  readonly timeout?: number | undefined
  /** Time for unexpected events to happen, in ms. @default 30 */
  readonly pause?: number | undefined
}

/** Checks that fail if they do not hold in time. `sentence` is the message of the failure. */
export interface TimedChecks {
  within<T>(promise: Promise<T>, sentence: string): Promise<T>
  /** Returns the rejection as core translates it. Fails on success or timeout. */
  refusal(promise: Promise<unknown>, sentence: string): Promise<ModalError>
  refusesWith(promise: Promise<unknown>, code: ErrorCode, sentence: string): Promise<void>
  until(holds: () => boolean | Promise<boolean>, sentence: string): Promise<void>
  settle(): Promise<void>
}

export function createTimedChecks({ timeout = 4_000, pause = 30 }: WaitOptions = {}): TimedChecks {
  const tooLate = (sentence: string) => new TooLate(`${sentence} (waited for ${timeout / 1000} s)`)
  const within = async <T>(promise: Promise<T>, sentence: string): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooLate(sentence)), timeout)
    })
    try {
      return await Promise.race([promise, late])
    } finally {
      clearTimeout(timer)
    }
  }
  const refusal = async (promise: Promise<unknown>, sentence: string): Promise<ModalError> => {
    const outcome = promise.then(
      () => undefined,
      (thrown: unknown) => ({ thrown }),
    )
    const refused = await within(outcome, sentence)
    check(refused, sentence)
    if (refused.thrown instanceof TooLate) throw refused.thrown
    return toModalError(refused.thrown)
  }
  return {
    within,
    refusal,
    async refusesWith(promise, code, sentence) {
      checkEqual((await refusal(promise, sentence)).code, code, sentence)
    },
    async until(holds, sentence) {
      for (const end = Date.now() + timeout; Date.now() < end; await turn(2)) {
        if (await holds()) return
      }
      throw tooLate(sentence)
    },
    settle: () => turn(pause),
  }
}

/** Tells a timeout apart from a rejection. */
class TooLate extends Error {}

const turn = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
