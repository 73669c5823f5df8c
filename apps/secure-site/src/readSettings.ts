import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { SetupError } from './SetupError'
import { brandSchema } from './server/social/brands'

const text = z.string().check(z.minLength(1))
const url = z.string().check(z.regex(/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/))
const provider = z.object({ issuer: z.url(), clientId: text, clientSecret: text })
const json = z.pipe(z.string(), z.transform(parseJson))
/** Path of a SQLite file, or address of a Postgres database. */
const database = z.string().check(z.regex(/^(postgres(ql)?:\/\/\S+|(?!\w+:\/\/).+)$/))
const serviceKey = z.string().check(z.regex(/^[\w-]{43}$/))
/** Host and port: `127.0.0.1:9464`. */
const address = z.pipe(
  z.string().check(z.regex(/^[\w.:[\]-]+:\d{1,5}$/)),
  z.transform((input: string) => {
    const end = input.lastIndexOf(':')
    return { host: input.slice(0, end).replace(/^\[|\]$/g, ''), port: Number(input.slice(end + 1)) }
  }),
)
const flag = z.pipe(
  z.enum(['0', '1', 'false', 'true']),
  z.transform((input: '0' | '1' | 'false' | 'true') => input === '1' || input === 'true'),
)

const SETTINGS = z.object({
  SECURE_URL: url,
  PORT: z._default(z.coerce.number(), 8080),
  PROXIES: z._default(z.coerce.number(), 0),
  METRICS_ADDRESS: z.optional(address),
  /** Time for which a stopping site answers that it is not ready, before it closes. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.nonnegative()), 5),
  DATABASE: database,
  INIT: z.optional(flag),
  SERVICE_KEY: serviceKey,
  OLDER_SERVICE_KEY: z.optional(serviceKey),
  /** Transport URL of nodemailer: `smtps://user:password@mail.example`. */
  MAIL: text,
  MAIL_FROM: text,
  ALLOWED_ORIGINS: text,
  NODES: z.pipe(json, z.record(z.string(), z.url())),
  PROVIDERS: z.optional(z.pipe(json, z.partialRecord(brandSchema, provider))),
})

const STORAGE_SETTINGS = z.pick(SETTINGS, { DATABASE: true, SERVICE_KEY: true, OLDER_SERVICE_KEY: true })

const DATABASE_SETTING = z.pick(SETTINGS, { DATABASE: true })

/** Settings with secrets. Each may be read from the file named by `…_FILE`. */
const SECRETS = ['DATABASE', 'SERVICE_KEY', 'OLDER_SERVICE_KEY', 'MAIL', 'NODES', 'PROVIDERS'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. Throws with the name of an invalid one, never its value. */
export const readSettings = (environment: Environment) => readWith(SETTINGS, environment)

export const readStorageSettings = (environment: Environment) => readWith(STORAGE_SETTINGS, environment)

export const readDatabaseSetting = (environment: Environment) => readWith(DATABASE_SETTING, environment).DATABASE

function readWith<Schema extends z.ZodMiniType>(schema: Schema, environment: Environment): z.output<Schema> {
  const read = z.safeParse(schema, withFiles(environment))
  if (read.success) return read.data
  const names = [...new Set(read.error.issues.map(({ path }) => path.join('.')))]
  throw new SetupError(`Missing or invalid: ${names.join(', ')}. See the README.`)
}

/** Reads values from files. An empty variable counts as unset. */
function withFiles(environment: Environment): Environment {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = SECRETS.flatMap((name) => {
    const path = input[`${name}_FILE`]
    if (path === undefined) return []
    if (input[name] !== undefined) throw new SetupError(`Both ${name} and ${name}_FILE are set. Leave one out.`)
    return [[name, readSecret(`${name}_FILE`, path)]]
  })
  return { ...input, ...Object.fromEntries(read) }
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new SetupError(`${name} names a file that can’t be read.`)
  }
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}
