import { verify } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { SetupError } from '../settings/SetupError'

const MAX_WALLETS = 10_000
const MAX_IMAGE_BYTES = 1_000_000

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

const id = z.string().check(z.regex(/^[\w.-]{1,128}$/))
const webLink = z.string().check(z.regex(/^https:\/\/[^\s]{1,2040}$/))
const appLink = z
  .string()
  .check(z.regex(/^(?!(javascript|data|vbscript|file|blob|about):)[a-z][a-z0-9+.-]*:[^\s]{0,2040}$/i))
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

/** Wallet with the field names of the directory's protocol; fields that are not known are left out. */
const walletSchema = z.object({
  id,
  name: z.string().check(z.minLength(1), z.maxLength(64)),
  image_id: optional(id),
  order: z._default(z.number(), Number.MAX_SAFE_INTEGER),
  chains: z._default(z.array(z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/))), []),
  badge_type: optional(z.enum(['none', 'certified'])),
  supports_wc: optional(z.boolean()),
  rdns: optional(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i))),
  homepage: optional(webLink),
  mobile_link: optional(appLink),
  desktop_link: optional(appLink),
  webapp_link: optional(webLink),
  link_mode: optional(webLink),
  app_store: optional(webLink),
  play_store: optional(webLink),
  chrome_store: optional(webLink),
})

export type DirectoryWallet = z.output<typeof walletSchema>

export const isDirectoryWallet = (value: unknown): boolean => z.safeParse(walletSchema, value).success

export interface DirectoryImage {
  readonly type: string
  read(): Promise<Buffer<ArrayBuffer>>
}

export interface WalletDirectory {
  /** In their order. */
  readonly wallets: readonly DirectoryWallet[]
  readonly images: ReadonlyMap<string, DirectoryImage>
}

const EMPTY: WalletDirectory = { wallets: [], images: new Map() }

/**
 * Reads a folder with `wallets.json` and `images/<id>.svg`, `.png`, `.webp` or `.jpg`. Throws a `SetupError` that names
 * every mistake, and for a file that the given key has not signed.
 *
 * @param key Ed25519 public key (32 bytes as base64url) that must have signed `wallets.json`, in `wallets.json.sig`
 */
export async function readDirectory(folder: string | undefined, key: string | undefined): Promise<WalletDirectory> {
  if (folder === undefined) return EMPTY
  const path = join(folder, 'wallets.json')
  const text = await readOrThrow(path)
  if (key !== undefined) await requireSignature(path, text, key)
  const list = z.safeParse(z.array(z.unknown()).check(z.maxLength(MAX_WALLETS)), parseJson(text))
  if (!list.success) throw new SetupError(`${path} is not a list of at most ${MAX_WALLETS} wallets.`)
  const read = list.data.map((each) => z.safeParse(walletSchema, each))
  const mistakes = read.flatMap(({ error }, index) =>
    (error?.issues ?? []).map(({ path: where }) => `  wallet ${index + 1}: ${where.join('.') || 'is no object'}`),
  )
  const wallets = read.flatMap(({ data }) => (data === undefined ? [] : [data]))
  const ids = wallets.map((wallet) => wallet.id)
  const repeated = [...new Set(ids.filter((each, index) => ids.indexOf(each) !== index))]
  mistakes.push(...repeated.map((each) => `  two wallets have the id ${each}`))
  if (mistakes.length > 0) throw new SetupError(`${path} has mistakes:\n${mistakes.join('\n')}`)
  const images = await listImages(join(folder, 'images'))
  return { wallets: wallets.sort((one, other) => one.order - other.order), images }
}

async function listImages(folder: string): Promise<ReadonlyMap<string, DirectoryImage>> {
  const names = await readdir(folder).catch(() => [])
  return new Map(
    names.flatMap((name): [string, DirectoryImage][] => {
      const type = IMAGE_TYPES[extname(name)]
      const read = async () => {
        const bytes = await readFile(join(folder, name))
        if (bytes.length > MAX_IMAGE_BYTES) throw new Error('The image is too large.')
        return bytes
      }
      return type === undefined ? [] : [[name.slice(0, -extname(name).length), { type, read }]]
    }),
  )
}

async function requireSignature(path: string, text: string, key: string): Promise<void> {
  const signature = Buffer.from((await readOrThrow(`${path}.sig`)).trim(), 'base64')
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key }
  if (!verify(null, Buffer.from(text), { key: jwk, format: 'jwk' }, signature))
    throw new SetupError(`${path}.sig is not a signature of ${path} by DIRECTORY_KEY.`)
}

const readOrThrow = (path: string) =>
  readFile(path, 'utf8').catch(() => {
    throw new SetupError(`${path} can’t be read.`)
  })
