import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { SetupError } from './SetupError'
import { operatorPolicySchema } from './server/policy/policySchema'
import { brandSchema } from './server/social/brands'

const MAX_PORT = 65_535

const text = z.string().check(z.minLength(1))
/** Origins such as `https://app.example`, separated by spaces; a star stands for a port or a part of a name. */
const origins = z
  .string()
  .check(z.regex(/^\s*[a-z][a-z\d+.-]*:\/\/[^\s/?#@,]+(\s+[a-z][a-z\d+.-]*:\/\/[^\s/?#@,]+)*\s*$/i))
const url = z.string().check(z.regex(/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/))
const page = z.url().check(z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/))
const provider = z.object({ issuer: z.url(), clientId: text, clientSecret: text })
const json = z.pipe(z.string(), z.transform(parseJson))
/** Path of a SQLite file, or address of a Postgres database. */
const database = z.string().check(z.regex(/^(postgres(ql)?:\/\/\S+|(?!\w+:\/\/).+)$/))
const serviceKey = z.string().check(z.regex(/^[\w-]{43}$/))
const wholeNumber = (most: number) =>
  z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)).check(z.lte(most))
const isPort = (input: string) => Number(input.slice(input.lastIndexOf(':') + 1)) <= MAX_PORT
/** Host and port: `127.0.0.1:9464`. */
const address = z.pipe(
  z.string().check(z.regex(/^[\w.:[\]-]+:\d{1,5}$/), z.refine(isPort)),
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
  PORT: z._default(wholeNumber(MAX_PORT), 8080),
  PROXIES: z._default(wholeNumber(10), 0),
  METRICS_ADDRESS: z.optional(address),
  /** Time for which a stopping site answers that it is not ready, before it closes. */
  DRAIN_SECONDS: z._default(wholeNumber(600), 5),
  DATABASE: database,
  INIT: z.optional(flag),
  /** Transport URL of nodemailer: `smtps://user:password@mail.example`. */
  MAIL: text,
  MAIL_FROM: text,
  ALLOWED_ORIGINS: origins,
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

/** Settings that are missing or invalid, and sentences about several of them. */
interface Mistakes {
  readonly names: string[]
  readonly sentences: string[]
}

/** Reads the settings. Throws with the names of all that are wrong, never their values. */
export function readSettings(environment: Environment) {
  const mistakes: Mistakes = { names: [], sentences: [] }
  const input = withFiles(environment, mistakes)
  const read = readWithKeys(SETTINGS, input, mistakes)
  const captcha = toCaptcha(input, mistakes)
  const descriptors = toDescriptors(input, mistakes)
  const [port, metricsPort] = [input.PORT ?? '8080', /:(\d+)$/.exec(input.METRICS_ADDRESS ?? '')?.[1]]
  if (Number(port) > 0 && Number(port) === Number(metricsPort))
    mistakes.sentences.push('PORT and METRICS_ADDRESS have the same port. Set another one.')
  const { CAPTCHA_PAGE, CAPTCHA_VERIFY_URL, CAPTCHA_SECRET, DESCRIPTORS, DESCRIPTORS_KEY, ...settings } = orThrow(
    read,
    mistakes,
    environment,
  )
  return { ...settings, captcha, descriptors }
}

/** Needs all three settings of the captcha, or none. */
function toCaptcha(input: Environment, { names }: Mistakes) {
  const { CAPTCHA_PAGE: page, CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SECRET: secret } = input
  if (page !== undefined && verifyUrl !== undefined && secret !== undefined) return { page, verifyUrl, secret }
  const settings = { CAPTCHA_PAGE: page, CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SECRET: secret }
  const missing = Object.entries(settings).filter(([, value]) => value === undefined)
  if (missing.length < Object.keys(settings).length) names.push(...missing.map(([name]) => name))
  return undefined
}

/** Needs both settings of the descriptors, or none. */
function toDescriptors({ DESCRIPTORS: folder, DESCRIPTORS_KEY: key }: Environment, { names, sentences }: Mistakes) {
  if (folder !== undefined && !canList(folder)) sentences.push('DESCRIPTORS names a folder that can’t be read.')
  if (folder !== undefined && key !== undefined) return { folder, key }
  if (folder !== undefined || key !== undefined) names.push(folder === undefined ? 'DESCRIPTORS' : 'DESCRIPTORS_KEY')
  return undefined
}

function canList(folder: string): boolean {
  try {
    return readdirSync(folder) !== undefined
  } catch {
    return false
  }
}

export function readStorageSettings(environment: Environment) {
  const mistakes: Mistakes = { names: [], sentences: [] }
  const read = readWithKeys(DATABASE_SETTING, withFiles(environment, mistakes), mistakes)
  return orThrow(read, mistakes, environment)
}

export function readDatabaseSetting(environment: Environment): string {
  const mistakes: Mistakes = { names: [], sentences: [] }
  const { data, names = [] } = readWith(DATABASE_SETTING, withFiles(environment, mistakes, ['DATABASE']))
  mistakes.names.push(...names)
  return orThrow(data, mistakes, environment).DATABASE
}

/** Throws if there are mistakes. Calls a setting that is in a file by the name that was set. */
function orThrow<Value>(value: Value | undefined, { names, sentences }: Mistakes, environment: Environment): Value {
  if (value !== undefined && names.length === 0 && sentences.length === 0) return value
  const isRead = (name: string) => !sentences.some((each) => each.includes(`${name}_FILE`))
  const set = [...new Set(names)].filter(isRead).map((name) => (environment[`${name}_FILE`] ? `${name}_FILE` : name))
  throw new SetupError([...(set.length > 0 ? [toMessage(set)] : []), ...sentences].join('\n'))
}

function readWithKeys<Schema extends z.ZodMiniType>(schema: Schema, input: Environment, mistakes: Mistakes) {
  const [settings, newest] = [readWith(schema, input), readKey(input, '', mistakes)]
  const isOlder = ['SERVICE_KEY', 'KEY_PROVIDER'].some((name) => input[`OLDER_${name}`] !== undefined)
  const older = isOlder ? readKey(input, 'OLDER_', mistakes) : undefined
  mistakes.names.push(...(settings.names ?? []), ...(newest.names ?? []), ...(older?.names ?? []))
  if (settings.data === undefined || newest.data === undefined || older?.names !== undefined) return undefined
  return { ...settings.data, serviceKey: newest.data, olderServiceKey: older?.data }
}

/** @param prefix `OLDER_` for the key from before a change */
function readKey(environment: Environment, prefix: '' | 'OLDER_', { sentences }: Mistakes): Read<KeySetting> {
  const input = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
  const [chosen, prefixed] = [z.safeParse(kind, input.KEY_PROVIDER), (name: string) => `${prefix}${name}`]
  if (!chosen.success) return { names: [prefixed('KEY_PROVIDER')] }
  if (chosen.data !== undefined && input.SERVICE_KEY !== undefined) {
    const name = prefixed(input.SERVICE_KEY_FILE === undefined ? 'SERVICE_KEY' : 'SERVICE_KEY_FILE')
    sentences.push(`Both ${name} and ${prefixed('KEY_PROVIDER')} are set. Leave one out.`)
  }
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
function withFiles(
  environment: Environment,
  { sentences }: Mistakes,
  secrets: readonly (typeof SECRETS)[number][] = SECRETS,
): Environment {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = secrets.flatMap((name) => {
    const path = input[`${name}_FILE`]
    if (path === undefined) return []
    if (input[name] !== undefined) {
      sentences.push(`Both ${name} and ${name}_FILE are set. Leave one out.`)
      return []
    }
    try {
      return [[name, readFileSync(path, 'utf8').trim()]]
    } catch {
      sentences.push(`${name}_FILE names a file that can’t be read.`)
      return []
    }
  })
  return { ...input, ...Object.fromEntries(read) }
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}
