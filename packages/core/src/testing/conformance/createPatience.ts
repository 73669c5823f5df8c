import type { ErrorCode, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { check, equal } from './check.js'

export interface PatienceOptions {
  /** Milliseconds for what must come. @default 4000, below the 5 seconds that vitest gives a test */
  readonly patience?: number | undefined
  /** Milliseconds in which what must not come has its chance. @default 30 */
  readonly pause?: number | undefined
}

/** Ways to wait, each with an end. The sentence says what the contract wants. */
export interface Patience {
  /** The promise's value. Fails when it takes too long. */
  within<T>(promise: Promise<T>, sentence: string): Promise<T>
  /** What the promise rejects with, as core reads it. Fails when it resolves or takes too long. */
  refusal(promise: Promise<unknown>, sentence: string): Promise<ModalError>
  refusesWith(promise: Promise<unknown>, code: ErrorCode, sentence: string): Promise<void>
  /** Waits until something holds. */
  until(holds: () => boolean | Promise<boolean>, sentence: string): Promise<void>
  /** Gives what must not happen the time to happen. */
  settle(): Promise<void>
}

export function createPatience({ patience = 4_000, pause = 30 }: PatienceOptions = {}): Patience {
  const tooLate = (sentence: string) => new TooLate(`${sentence} (waited for ${patience / 1000} s)`)
  const within = async <T>(promise: Promise<T>, sentence: string): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooLate(sentence)), patience)
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
      equal((await refusal(promise, sentence)).code, code, sentence)
    },
    async until(holds, sentence) {
      for (const end = Date.now() + patience; Date.now() < end; await turn(2)) {
        if (await holds()) return
      }
      throw tooLate(sentence)
    },
    settle: () => turn(pause),
  }
}

/** No answer is not an answer: it must not pass for a refusal. */
class TooLate extends Error {}

const turn = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
