import { Refusal } from './Refusal.mjs'
import { isSame, newDigits, newSecret, sealed } from './secrets.mjs'

const LIFE_MS = 10 * 60_000
const TRIES = 3
const OVER = 'This code is no longer good. Ask for a new one.'

/** @typedef {{ hash: string, salt: string, expiresAt: number, wrong: number }} Code one that was mailed */

/**
 * One-time codes. Only their hashes are kept, and not here: whoever asked keeps them, so that a code belongs to one
 * attempt and is useless in every other.
 *
 * @param {{ now: () => number }} parameters
 */
export function createCodes({ now }) {
  const pepper = newSecret()
  return {
    /** @returns {{ digits: string, code: Code }} the digits are for the mail alone */
    make() {
      const [digits, salt] = [newDigits(), newSecret()]
      return { digits, code: { hash: sealed(pepper, salt, digits), salt, expiresAt: now() + LIFE_MS, wrong: 0 } }
    },
    /**
     * Throws unless these are the digits. After three wrong ones even the right ones are refused.
     *
     * @param {Code} code
     * @param {string} digits
     */
    check(code, digits) {
      if (code.wrong >= TRIES || now() >= code.expiresAt) throw new Refusal(410, OVER)
      if (isSame(code.hash, sealed(pepper, code.salt, digits))) {
        // Good once.
        code.wrong = TRIES
        return
      }
      code.wrong++
      const left = TRIES - code.wrong
      if (left === 0) throw new Refusal(410, `Wrong code. ${OVER}`)
      throw new Refusal(403, `Wrong code. ${left === 1 ? '1 try' : `${left} tries`} left.`)
    },
  }
}
