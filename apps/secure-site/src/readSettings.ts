import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { SetupError } from './SetupError'
import { operatorPolicySchema } from './server/policy/policySchema'
import { brandSchema } from './server/social/brands'

const text = z.string().check(z.minLength(1))
const url = z.string().check(z.regex(/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/))
const page = z.url().check(z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/))
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
  /** Transport URL of nodemailer: `smtps://user:password@mail.example`. */
  MAIL: text,
  MAIL_FROM: text,
  ALLOWED_ORIGINS: text,
  NODES: z.pipe(json, z.record(z.string(), z.url())),
  PROVIDERS: z.optional(z.pipe(json, z.partialRecord(brandSchema, provider))),
  POLICY: z.optional(z.pipe(json, operatorPolicySchema)),
  /** Folder of signed descriptors of contracts, and the key that has signed them. */
  DESCRIPTORS: z.optional(text),
  DESCRIPTORS_KEY: z.optional(serviceKey),
  CAPTCHA_PAGE: z.optional(page),
  CAPTCHA_VERIFY_URL: z.optional(page),
  CAPTCHA_SECRET: z.optional(text),
})

const DATABASE_SETTING = z.pick(SETTINGS, { DATABASE: true })

const kind = z.optional(z.enum(['pkcs11', 'command']))
const words = z.pipe(
  text,
  z.transform((input: string) => input.split(/\s+/).filter(Boolean)),
)

/** Settings of each kind of service key, by the value of `KEY_PROVIDER`. Those of the older key begin with `OLDER_`. */
const KEY_SETTINGS = {
  text: z.object({ SERVICE_KEY: serviceKey }),
  pkcs11: z.object({ PKCS11_MODULE: text, PKCS11_TOKEN: text, PKCS11_KEY: text, PKCS11_PIN_FILE: text }),
  command: z.object({ KEY_COMMAND: words }),
}

/** Service key, or the settings of its provider. */
export type KeySetting =
  | string
  | { readonly provider: 'command'; readonly command: readonly string[] }
  | {
      readonly provider: 'pkcs11'
      readonly module: string
      readonly token: string
      readonly key: string
      readonly pinFile: string
    }

/** Settings with secrets. Each may be read from the file named by `…_FILE`. */
const SECRETS = [
  'DATABASE',
  'SERVICE_KEY',
  'OLDER_SERVICE_KEY',
  'MAIL',
  'NODES',
  'PROVIDERS',
  'CAPTCHA_SECRET',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. Throws with the name of an invalid one, never its value. */
export function readSettings(environment: Environment) {
  const read = readWithKeys(SETTINGS, environment)
  const { CAPTCHA_PAGE, CAPTCHA_VERIFY_URL, CAPTCHA_SECRET, DESCRIPTORS, DESCRIPTORS_KEY, ...settings } = read
  const captcha = { CAPTCHA_PAGE, CAPTCHA_VERIFY_URL, CAPTCHA_SECRET }
  const descriptors = toDescriptors({ DESCRIPTORS, DESCRIPTORS_KEY })
  return { ...settings, captcha: toCaptcha(captcha), descriptors }
}

/** Needs all three settings of the captcha, or none. */
function toCaptcha(
  settings: Readonly<Record<'CAPTCHA_PAGE' | 'CAPTCHA_VERIFY_URL' | 'CAPTCHA_SECRET', string | undefined>>,
) {
  const { CAPTCHA_PAGE: page, CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SECRET: secret } = settings
  if (page !== undefined && verifyUrl !== undefined && secret !== undefined) return { page, verifyUrl, secret }
  const missing = Object.entries(settings).filter(([, value]) => value === undefined)
  if (missing.length < Object.keys(settings).length) throw new SetupError(toMessage(missing.map(([name]) => name)))
  return undefined
}

/** Needs both settings of the descriptors, or none. */
function toDescriptors(settings: Readonly<Record<'DESCRIPTORS' | 'DESCRIPTORS_KEY', string | undefined>>) {
  const { DESCRIPTORS: folder, DESCRIPTORS_KEY: key } = settings
  if (folder !== undefined && key !== undefined) return { folder, key }
  if (folder === undefined && key === undefined) return undefined
  throw new SetupError(toMessage([folder === undefined ? 'DESCRIPTORS' : 'DESCRIPTORS_KEY']))
}

export const readStorageSettings = (environment: Environment) => readWithKeys(DATABASE_SETTING, environment)

export function readDatabaseSetting(environment: Environment): string {
  const { data, names } = readWith(DATABASE_SETTING, withFiles(environment))
  if (data === undefined) throw new SetupError(toMessage(names))
  return data.DATABASE
}

function readWithKeys<Schema extends z.ZodMiniType>(schema: Schema, environment: Environment) {
  const input = withFiles(environment)
  const [settings, newest] = [readWith(schema, input), readKey(input, '')]
  const isOlder = ['SERVICE_KEY', 'KEY_PROVIDER'].some((name) => input[`OLDER_${name}`] !== undefined)
  const older = isOlder ? readKey(input, 'OLDER_') : undefined
  if (settings.data === undefined || newest.data === undefined || older?.names !== undefined)
    throw new SetupError(toMessage([...(settings.names ?? []), ...(newest.names ?? []), ...(older?.names ?? [])]))
  return { ...settings.data, serviceKey: newest.data, olderServiceKey: older?.data }
}

/** @param prefix `OLDER_` for the key from before a change */
function readKey(environment: Environment, prefix: '' | 'OLDER_'): Read<KeySetting> {
  const input = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
  const [chosen, prefixed] = [z.safeParse(kind, input.KEY_PROVIDER), (name: string) => `${prefix}${name}`]
  if (!chosen.success) return { names: [prefixed('KEY_PROVIDER')] }
  if (chosen.data !== undefined && input.SERVICE_KEY !== undefined)
    throw new SetupError(`Both ${prefixed('SERVICE_KEY')} and ${prefixed('KEY_PROVIDER')} are set. Leave one out.`)
  const read = readKeySetting(chosen.data ?? 'text', input)
  return read.names === undefined ? read : { names: read.names.map(prefixed) }
}

function readKeySetting(provider: keyof typeof KEY_SETTINGS, input: Environment): Read<KeySetting> {
  if (provider === 'text') {
    const { data, names } = readWith(KEY_SETTINGS.text, input)
    return data === undefined ? { names } : { data: data.SERVICE_KEY }
  }
  if (provider === 'command') {
    const { data, names } = readWith(KEY_SETTINGS.command, input)
    return data === undefined ? { names } : { data: { provider, command: data.KEY_COMMAND } }
  }
  const { data, names } = readWith(KEY_SETTINGS.pkcs11, input)
  if (data === undefined) return { names }
  const { PKCS11_MODULE: module, PKCS11_TOKEN: token, PKCS11_KEY: key, PKCS11_PIN_FILE: pinFile } = data
  return { data: { provider, module, token, key, pinFile } }
}

/** Either a value, or the names of invalid settings. */
type Read<Value> =
  | { readonly data: Value; readonly names?: undefined }
  | { readonly data?: undefined; readonly names: readonly string[] }

function readWith<Schema extends z.ZodMiniType>(schema: Schema, input: Environment): Read<z.output<Schema>> {
  const read = z.safeParse(schema, input)
  if (read.success) return { data: read.data }
  return { names: [...new Set(read.error.issues.map(({ path }) => path.join('.')))] }
}

const toMessage = (names: readonly string[]) => `Missing or invalid: ${names.join(', ')}. See the README.`

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
