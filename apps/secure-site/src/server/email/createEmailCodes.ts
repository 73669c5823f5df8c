import * as z from 'zod/mini'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { computeHmac, createSecret, createSixDigitCode, isSameSecret } from '../keys/secrets'

const LIFE_MS = 10 * 60_000
const TRIES = 3
const OVER = 'This code is no longer valid. Request a new one.'

export const codeSchema = z.object({ hash: z.string(), salt: z.string(), expiresAt: z.number(), wrong: z.number() })

type Code = z.output<typeof codeSchema>

/**
 * Creates one-time codes. The caller stores a code’s hash with a login attempt, so that the code fits no other attempt.
 */
export function createEmailCodes({ now, pepper }: { now: () => number; pepper: () => string }) {
  return {
    /** Creates a code. Send `digits` by mail and to nobody else; store `code`. */
    make(): { digits: string; code: Code } {
      const [digits, salt] = [createSixDigitCode(), createSecret()]
      return { digits, code: { hash: computeHmac(pepper(), salt, digits), salt, expiresAt: now() + LIFE_MS, wrong: 0 } }
    },
    /**
     * Checks digits against a code. Store the returned code in any case: it counts the tries, and is used up by one
     * right or three wrong tries.
     */
    check(code: Code, digits: string): { code: Code; refusal?: RefusedRequestError; isWrong: boolean } {
      if (code.wrong >= TRIES || now() >= code.expiresAt)
        return { code, refusal: new RefusedRequestError(410, OVER), isWrong: false }
      if (isSameSecret(code.hash, computeHmac(pepper(), code.salt, digits)))
        return { code: { ...code, wrong: TRIES }, isWrong: false }
      const wrong = code.wrong + 1
      const left = TRIES - wrong
      const refusal =
        left === 0
          ? new RefusedRequestError(410, `Wrong code. ${OVER}`)
          : new RefusedRequestError(403, `Wrong code. ${left === 1 ? '1 try' : `${left} tries`} left.`)
      return { code: { ...code, wrong }, refusal, isWrong: true }
    },
  }
}
