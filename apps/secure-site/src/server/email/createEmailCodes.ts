import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { createKeyedQueue } from '../../storage/createKeyedQueue'
import { CODE_LIFE_MS, CODE_TRIES, createAuth, formatOtp, toCodeAddress } from '../auth/createAuth'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { createHexSecret, createSixDigitCode } from '../keys/secrets'

const OVER = 'This code is no longer valid. Request a new one.'
const TYPE = 'email-verification'
const MAX_LOOKS = 3
const LOOK_MS = 100

/** Name of a code. Its hash and its tries are with better-auth, under this name. */
export const codeSchema = z.object({ id: z.string(), key: z.string(), expiresAt: z.number() })

type Code = z.output<typeof codeSchema>

export type EmailCodes = ReturnType<typeof createEmailCodes>

const refusalSchema = z.object({ body: z.object({ code: z.string() }) })
const verificationSchema = z.object({ value: z.string().check(z.regex(/^[\w-]+:\d+$/)) })

/**
 * Creates one-time codes, with better-auth’s e-mail codes behind. The caller stores a code’s name with a login attempt,
 * so that the code fits no other attempt.
 */
export function createEmailCodes({
  now,
  tables,
  keys,
  url,
}: {
  now: () => number
  tables: TableFactory
  keys: ServiceKeys
  url: () => string
}) {
  const otps: Map<string, string> = new Map()
  const hashed: Set<string> = new Set()
  const auth = createAuth({ now, tables, keys, url, otps, onHash: (otp) => hashed.add(otp) })
  const enqueue = createKeyedQueue()

  const countTries = async (address: string) => {
    const { internalAdapter } = await auth.$context
    const stored = await internalAdapter.findVerificationValue(`${TYPE}-otp-${address}`)
    return stored === null ? 0 : Number(z.parse(verificationSchema, stored).value.split(':')[1])
  }
  /** Uses the code up if the digits are right, else counts a try. Does neither if no code is there. */
  const verify = async (address: string, otp: string): Promise<'right' | 'wrong' | 'absent'> => {
    const { adapter } = await auth.$context
    // Better-auth marks the address of a user as verified, but the site has users of its own.
    const { id } = await adapter.create({ model: 'user', data: { email: address, emailVerified: false, name: '' } })
    hashed.delete(otp)
    try {
      const { status } = await auth.api.verifyEmailOTP({ body: { email: address, otp } })
      return status ? 'right' : 'wrong'
    } catch (error) {
      if (!refusalSchema.safeParse(error).success) throw error
      return hashed.has(otp) ? 'wrong' : 'absent'
    } finally {
      hashed.delete(otp)
      await adapter.delete({ model: 'user', where: [{ field: 'id', value: z.parse(z.string(), id) }] })
    }
  }
  return {
    /** Creates a code. Send `digits` by mail and to nobody else; store `code`. */
    async make(digits: string = createSixDigitCode()): Promise<{ digits: string; code: Code }> {
      const code = { id: createHexSecret(), key: keys.newest.id, expiresAt: now() + CODE_LIFE_MS }
      const address = toCodeAddress(code)
      otps.set(address, formatOtp(code, digits))
      try {
        await auth.api.createVerificationOTP({ body: { email: address, type: TYPE } })
      } finally {
        otps.delete(address)
        hashed.delete(formatOtp(code, digits))
      }
      return { digits, code }
    },
    /** Checks digits against a code, which one right or three wrong tries use up. */
    async check(code: Code, digits: string): Promise<{ refusal?: RefusedRequestError; isWrong: boolean }> {
      const address = toCodeAddress(code)
      let wrong: number | undefined
      let isRight = false
      await enqueue(code.id, async () => {
        for (let looks = 0; looks < MAX_LOOKS; looks++) {
          if (now() >= code.expiresAt || keys.find(code.key) === undefined) return
          if ((await countTries(address)) >= CODE_TRIES) return
          const result = await verify(address, formatOtp(code, digits))
          isRight = result === 'right'
          if (result === 'wrong') wrong = await countTries(address)
          if (result !== 'absent') return
          // Another instance may be checking digits at the moment.
          await wait(LOOK_MS)
        }
      })
      if (isRight) return { isWrong: false }
      if (wrong === undefined) return { refusal: new RefusedRequestError(410, OVER), isWrong: false }
      return { refusal: refuse(CODE_TRIES - wrong), isWrong: true }
    },
  }
}

function refuse(left: number) {
  if (left <= 0) return new RefusedRequestError(410, `Wrong code. ${OVER}`)
  return new RefusedRequestError(403, `Wrong code. ${left === 1 ? '1 try' : `${left} tries`} left.`)
}
