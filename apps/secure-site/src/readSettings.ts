import * as z from 'zod/mini'
import { brandSchema } from './server/brands'

const text = z.string().check(z.minLength(1))
const url = z.string().check(z.regex(/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/))
const provider = z.object({ issuer: z.url(), clientId: text, clientSecret: text })
const json = z.pipe(z.string(), z.transform(parseJson))

/** What each is for, in the words of who forgot it. */
const SETTINGS = z.object({
  /** Public address, https, without a slash at the end. */
  SECURE_URL: url,
  PORT: z._default(z.coerce.number(), 8080),
  /** How many proxies of one's own stand before it. */
  PROXIES: z._default(z.coerce.number(), 0),
  /** Path of the SQLite file. */
  DATABASE: text,
  /** 32 random bytes as base64url. */
  SERVICE_KEY: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** As nodemailer takes it: `smtps://user:password@mail.example`. */
  MAIL: text,
  MAIL_FROM: text,
  /** Who may embed it, with spaces between. */
  ALLOWED_ORIGINS: text,
  /** Nodes by CAIP-2 id, as JSON. */
  NODES: z.pipe(json, z.record(z.string(), z.url())),
  /** Companies behind the social buttons, by brand, as JSON. */
  PROVIDERS: z.optional(z.pipe(json, z.partialRecord(brandSchema, provider))),
})

/** The settings of the site, from the environment. Throws with the name of what is missing or wrong, and not with its value. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const read = z.safeParse(SETTINGS, environment)
  if (read.success) return read.data
  const names = [...new Set(read.error.issues.map(({ path }) => path.join('.')))]
  throw new Error(`Missing or not understood: ${names.join(', ')}. The README says what each is.`)
}

/** @returns undefined when it is no JSON */
function parseJson(given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}
