import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { coinsSchema } from '../data/coins/coinSchema'
import { historySchema } from '../data/history/historySettings'
import { nftsSchema } from '../data/nfts/nftSettings'
import { pricesSchema } from '../data/prices/priceSettings'
import { namesSchema } from '../names/namesSchema'
import { onrampSchema } from '../onramp/onrampSchema'
import { parseJson } from '../parseJson'
import { type Projects, projectsSchema } from '../projects/projectSchema'
import { swapProvidersSchema } from '../swaps/swapSchema'
import { formatIssues } from './formatIssues'
import { getCode, SetupError } from './SetupError'

const text = z.string().check(z.minLength(1, 'is empty'))
const wholeNumber = (what: string, most: number) =>
  z
    .pipe(z.string().check(z.regex(/^\d{1,6}$/, `is not ${what}`)), z.transform(Number))
    .check(z.lte(most, `is not ${what}`))
const address = z.pipe(
  z.string().check(
    z.regex(/^[\w.:[\]-]+:\d{1,5}$/, 'is not host:port, such as 127.0.0.1:9464'),
    z.refine((input) => Number(input.slice(input.lastIndexOf(':') + 1)) <= 65_535, 'has no port up to 65535'),
  ),
  z.transform((input: string) => {
    const end = input.lastIndexOf(':')
    return { host: input.slice(0, end).replace(/^\[|\]$/g, ''), port: Number(input.slice(end + 1)) }
  }),
)
/** Rejects hidden characters, such as direction marks. */
const isUrl = z.refine<string>((input) => URL.canParse(input) && !/\p{C}/u.test(input), 'is no valid URL')
const publicUrl = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/,
      'is not an https URL without a slash at the end',
    ),
    isUrl,
  )
const valkeyUrl = z
  .string()
  .check(z.regex(/^(rediss?:\/\/|unix:\/\/\/)\S+$/, 'is not a URL that begins with redis://, rediss:// or unix:///'))
const projects = z.pipe(z.pipe(z.string(), z.transform(parseJson)), projectsSchema)
const publicKey = z.string().check(z.regex(/^[\w-]{43}$/, 'is not an Ed25519 public key: 32 bytes as base64url'))

const nodeUrl = z.string().check(z.regex(/^https?:\/\/\S+$/, 'has a node that is no http or https URL'), isUrl)
const nodes = z.pipe(
  z.pipe(z.string(), z.transform(parseJson)),
  z.record(
    z.string().check(z.regex(/^(eip155|solana|bip122|cosmos|polkadot):[-\w]{1,32}$/)),
    z.pipe(
      z.union(
        [nodeUrl, z.array(nodeUrl).check(z.minLength(1), z.maxLength(5))],
        'has a node that is no http or https URL',
      ),
      z.transform((input): readonly string[] => (typeof input === 'string' ? [input] : input)),
    ),
    'is not JSON such as {"eip155:1":"https://node.example"}',
  ),
)
const onramp = z.pipe(z.pipe(z.string(), z.transform(parseJson)), onrampSchema)
const swapProviders = z.pipe(z.pipe(z.string(), z.transform(parseJson)), swapProvidersSchema)

const compared = z.pipe(
  z
    .string()
    .check(
      z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}(,[-a-z0-9]{3,8}:[-\w]{1,32})*$/, 'is not a list such as eip155:1,eip155:10'),
    ),
  z.transform((input: string): readonly string[] => input.split(',')),
)
const names = z.pipe(z.pipe(z.string(), z.transform(parseJson)), namesSchema)
const postgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'is not a URL that begins with postgres://'))

const privateKey = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/, 'is not a private key: 0x and 64 hex digits')),
  z.transform((input): `0x${string}` => `0x${input.slice(2)}`),
)

const SETTINGS = z.object({
  PUBLIC_URL: publicUrl,
  PORT: z._default(wholeNumber('a port', 65_535), 8080),
  DATA_FOLDER: z._default(text, 'data'),
  /** Valkey, or Redis 7 and later: `redis://user:password@host:6379`. Without it, the server is one process. */
  VALKEY_URL: z.optional(valkeyUrl),
  /**
   * Postgres database of the names and, with `DIRECTORY_KEY` and no folder, of the directory: `postgres://user:password@host/name`. Without it, the names
   * are in a file.
   */
  DATABASE_URL: z.optional(postgresUrl),
  PROJECTS: z.optional(projects),
  PROXIES: z._default(wholeNumber('a number of proxies', 10), 0),
  /** URLs of nodes by CAIP-2 id, which may contain keys. */
  NODES: z._default(nodes, {}),
  /** Sellers of coins, with their keys. */
  ONRAMP: z.optional(onramp),
  /** Providers of swaps with their keys, the preferred one first. */
  SWAP_PROVIDERS: z.optional(swapProviders),
  COMPARED: z._default(compared, []),
  TOKENS: z._default(coinsSchema, {}),
  PRICES: z.optional(pricesSchema),
  HISTORY: z._default(historySchema, {}),
  NFTS: z._default(nftsSchema, {}),
  NAMES: z.optional(names),
  NAMES_SIGNER_KEY: z.optional(privateKey),
  DIRECTORY_FOLDER: z.optional(text),
  DIRECTORY_KEY: z.optional(publicKey),
  /** Folder of signed descriptors of contracts. */
  DESCRIPTORS_FOLDER: z.optional(text),
  /** Size of the files of usage events, of which the oldest are deleted beyond it. */
  EVENTS_MB: z._default(
    wholeNumber('a number of megabytes from 1 to 999999', 999_999).check(
      z.gte(1, 'is not a number of megabytes from 1 to 999999'),
    ),
    1_000,
  ),
  METRICS_ADDRESS: z.optional(address),
  /** Password of the admin page, at `METRICS_ADDRESS`. Without it, there is no such page. */
  ADMIN_TOKEN: z.optional(z.string().check(z.minLength(32, 'is shorter than 32 characters'))),
  /** Time for which a stopping server reports that it is not ready and closes its sockets. */
  DRAIN_SECONDS: z._default(wholeNumber('a number of seconds up to 600', 600), 5),
})

export interface Settings extends Omit<z.output<typeof SETTINGS>, 'PROJECTS'> {
  readonly PROJECTS?: Projects
  /** File of the projects, which is read again when it changes. */
  readonly PROJECTS_FILE?: string
}

/** Settings that hold secrets, or much text: each may be in the file named by `…_FILE`. */
export const IN_FILES = [
  ...(['VALKEY_URL', 'DATABASE_URL', 'PROJECTS', 'NODES', 'ONRAMP', 'SWAP_PROVIDERS'] as const),
  ...(['NAMES', 'NAMES_SIGNER_KEY', 'TOKENS', 'PRICES', 'HISTORY', 'NFTS'] as const),
  'ADMIN_TOKEN',
] as const

/** Settings that have no effect without another one. */
const NEEDS = [
  ['NAMES_SIGNER_KEY', 'NAMES', 'whose answers it signs'],
  ['ADMIN_TOKEN', 'METRICS_ADDRESS', 'where the admin page is served'],
] as const

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS.shape)

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. Throws a `SetupError` that names every mistake at once, and no value. */
export function readSettings(environment: Environment): Settings {
  const mistakes: string[] = []
  /** Settings without a value that can be checked with others. */
  const failed = new Set<string>()
  const fail = (name: string, mistake: string) => {
    failed.add(name)
    mistakes.push(mistake)
  }
  const input = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = readValue(name, environment, fail)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const read = z.safeParse(SETTINGS, input)
  const issues = (read.error?.issues ?? []).filter(({ path }) => !failed.has(String(path[0])))
  const isMissing = ({ path }: { readonly path: readonly PropertyKey[] }) => !(String(path[0]) in input)
  mistakes.push(...issues.filter(isMissing).map(({ path }) => `${String(path[0])} is missing`))
  mistakes.push(...formatIssues(issues.filter((issue) => !isMissing(issue))))
  for (const { path } of issues) failed.add(String(path[0]))
  for (const [name, needed, why] of NEEDS) {
    if (isSet(name, environment) && !isSet(needed, environment)) mistakes.push(`${name} needs ${needed}, ${why}`)
  }
  mistakes.push(...findPlaceMistakes((name) => isSet(name, environment)))
  const valid = Object.entries(input).filter(([name]) => !failed.has(name))
  const { data } = z.safeParse(SETTINGS, { PUBLIC_URL: 'http://localhost', ...Object.fromEntries(valid) })
  if (data !== undefined && !failed.has('NODES')) mistakes.push(...findUnusedCoins(data, failed), ...findCompared(data))
  if (!read.success || mistakes.length > 0)
    throw new SetupError(`These settings need a change:\n${mistakes.map((line) => `  ${line}`).join('\n')}`)
  const { PROJECTS_FILE } = environment
  return { ...read.data, ...(PROJECTS_FILE && { PROJECTS_FILE }) }
}

const isSet = (name: string, environment: Environment) => Boolean(environment[name] || environment[`${name}_FILE`])

/** Finds a database that stores nothing, and a directory with no place or with two. */
function findPlaceMistakes(has: (name: string) => boolean): readonly string[] {
  if (has('DIRECTORY_KEY') && !has('DIRECTORY_FOLDER') && !has('DATABASE_URL'))
    return ['DIRECTORY_KEY needs DIRECTORY_FOLDER or DATABASE_URL, whose list it checks']
  if (!has('DATABASE_URL') || has('NAMES')) return []
  if (has('DIRECTORY_FOLDER'))
    return [
      'DIRECTORY_FOLDER and DATABASE_URL are both set: without NAMES, both are for the directory, so leave one out',
    ]
  return has('DIRECTORY_KEY')
    ? []
    : ['DATABASE_URL needs NAMES or DIRECTORY_KEY: names and the directory are stored there']
}

/** Finds coins and prices of networks that nothing reads. */
function findUnusedCoins(
  { NODES, HISTORY, TOKENS, PRICES }: z.output<typeof SETTINGS>,
  failed: ReadonlySet<string>,
): readonly string[] {
  if (failed.has('HISTORY')) return []
  const read = [...Object.keys(NODES), ...Object.keys(HISTORY)]
  const unread = Object.keys(TOKENS).filter((chainId) => !read.includes(chainId))
  return [
    ...unread.map((chainId) => `TOKENS has ${chainId}, which is neither in NODES nor in HISTORY`),
    ...(PRICES && read.length === 0 ? ['PRICES needs NODES or HISTORY, whose coins have prices'] : []),
  ]
}

/** Finds networks that are to be compared, and have no two nodes. */
const findCompared = ({ NODES, COMPARED }: z.output<typeof SETTINGS>): readonly string[] =>
  COMPARED.filter((chainId) => (NODES[chainId]?.length ?? 0) < 2).map(
    (chainId) => `COMPARED needs two nodes of ${chainId} in NODES`,
  )

function readValue(
  name: string,
  environment: Environment,
  fail: (name: string, mistake: string) => void,
): string | undefined {
  const value = environment[name] || undefined
  const path = environment[`${name}_FILE`] || undefined
  if (path === undefined) return value
  if (!IN_FILES.some((each) => each === name)) {
    fail(name, `${name}_FILE is not read: set ${name}`)
    return value
  }
  if (value !== undefined) {
    fail(name, `${name} and ${name}_FILE are both set: leave one out`)
    return undefined
  }
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    fail(name, `${name}_FILE names ${path}, which can’t be read (${getCode(error)})`)
    return undefined
  }
}
