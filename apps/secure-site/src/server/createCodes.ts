import * as z from 'zod/mini'
import { Refusal } from './Refusal'
import { isSame, newDigits, newSecret, sealed } from './secrets'

const LIFE_MS = 10 * 60_000
const TRIES = 3
const OVER = 'This code is no longer good. Ask for a new one.'

/** One that was mailed, as it is kept. */
export const codeSchema = z.object({ hash: z.string(), salt: z.string(), expiresAt: z.number(), wrong: z.number() })

type Code = z.output<typeof codeSchema>

/**
 * One-time codes. Only their hashes are kept, and not here: whoever asked keeps them, so that a code belongs to one
 * attempt and is useless in every other.
 */
export function createCodes({ now, pepper }: { now: () => number; pepper: string }) {
  return {
    /** @returns the digits are for the mail alone */
    make(): { digits: string; code: Code } {
      const [digits, salt] = [newDigits(), newSecret()]
      return { digits, code: { hash: sealed(pepper, salt, digits), salt, expiresAt: now() + LIFE_MS, wrong: 0 } }
    },
    /**
     * What these digits make of a code, which has to be kept whatever it is: a wrong try counts, and a right one is good once.
     * After three wrong ones even the right ones are refused.
     */
    check(code: Code, digits: string): { code: Code; refusal?: Refusal; isWrong: boolean } {
      if (code.wrong >= TRIES || now() >= code.expiresAt)
        return { code, refusal: new Refusal(410, OVER), isWrong: false }
      if (isSame(code.hash, sealed(pepper, code.salt, digits)))
        return { code: { ...code, wrong: TRIES }, isWrong: false }
      const wrong = code.wrong + 1
      const left = TRIES - wrong
      const refusal =
        left === 0
          ? new Refusal(410, `Wrong code. ${OVER}`)
          : new Refusal(403, `Wrong code. ${left === 1 ? '1 try' : `${left} tries`} left.`)
      return { code: { ...code, wrong }, refusal, isWrong: true }
    },
  }
}
