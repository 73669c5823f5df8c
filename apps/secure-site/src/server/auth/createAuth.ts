import { memoryAdapter } from 'better-auth/adapters/memory'
import { betterAuth } from 'better-auth/minimal'
import { emailOTP } from 'better-auth/plugins/email-otp'
import type { TableFactory } from '../createTableFactory'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { computeHmac } from '../keys/secrets'
import { createAuthStorage } from './createAuthStorage'

export const CODE_LIFE_MS = 10 * 60_000
export const CODE_TRIES = 3

/** Identifies a mailed code, and the service key whose derived key hashes it. */
export interface CodeName {
  /** 64 hexadecimal digits. */
  readonly id: string
  readonly key: string
}

export const toCodeAddress = ({ id }: CodeName) => `${id}@code.invalid`

/** Formats what better-auth gets as the one-time password, so that its hash depends on the whole name. */
export const formatOtp = ({ id, key }: CodeName, digits: string) => `${key}.${id}.${digits}`

/**
 * Creates better-auth, called by the site’s own routes: none of its routes is served, and it keeps no users. What it
 * stores is in the site’s storage.
 * @param otps one-time passwords of the codes to create, by address
 * @param onHash called with a one-time password that is compared, or created
 */
export function createAuth({
  now,
  tables,
  keys,
  url,
  otps,
  onHash,
}: {
  now: () => number
  tables: TableFactory
  keys: ServiceKeys
  url: () => string
  otps: ReadonlyMap<string, string>
  onHash: (otp: string) => void
}) {
  return betterAuth({
    baseURL: url(),
    // Signs nothing here, as no cookie is set. Given in this form, so that the environment’s is not read.
    secrets: [{ version: 1, value: keys.newest.derive('auth') }],
    telemetry: { enabled: false },
    // Its lines may contain addresses.
    logger: { disabled: true },
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    secondaryStorage: createAuthStorage({ now, tables }),
    verification: { storeIdentifier: 'hashed', storeInDatabase: false },
    plugins: [
      emailOTP({
        // Whole seconds, rounded down. The site itself ends a code, to the millisecond.
        expiresIn: CODE_LIFE_MS / 1000 + 60,
        allowedAttempts: CODE_TRIES,
        generateOTP: ({ email }) => otps.get(email),
        storeOTP: {
          async hash(otp) {
            const [key = '', id = '', digits = ''] = otp.split('.')
            const known = keys.find(key)
            if (known === undefined) throw new Error('A code of an unknown key')
            onHash(otp)
            return computeHmac(known.derive('codes'), id, digits)
          },
        },
        // Mails are the site’s own: it asks for a code by `createVerificationOTP`, which sends none.
        async sendVerificationOTP() {
          throw new Error('No mail is sent from here')
        },
      }),
    ],
  })
}
