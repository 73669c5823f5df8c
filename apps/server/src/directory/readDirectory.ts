import { createHash, verify } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { getCode, SetupError } from '../settings/SetupError'

export const MAX_WALLETS = 10_000
export const MAX_IMAGE_BYTES = 1_000_000

/** Type of a picture by the end of its file's name. */
export const IMAGE_TYPES: Readonly<Record<string, string>> = {
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
export const walletSchema = z.object({
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
  const signatureMistake = key === undefined ? undefined : await findSignatureMistake(path, text, key)
  const { wallets, mistakes } = parseWallets(text, path)
  const images = await listImages(join(folder, 'images'))
  const found = [...(signatureMistake === undefined ? [] : [signatureMistake]), ...mistakes, ...images.mistakes]
  if (found.length > 0) throw new SetupError(found.join('\n'))
  return { wallets, images: images.images }
}

/** Parses a list of wallets into their order, with a line for each of its mistakes. */
export function parseWallets(text: string, path: string) {
  const list = z.safeParse(z.array(z.unknown()).check(z.maxLength(MAX_WALLETS)), parseJson(text))
  const read = (list.data ?? []).map((each) => z.safeParse(walletSchema, each))
  const mistakes = read.flatMap(({ error }, index) =>
    (error?.issues ?? []).map(({ path: where }) => `  wallet ${index + 1}: ${where.join('.') || 'is no object'}`),
  )
  const wallets = read.flatMap(({ data }) => (data === undefined ? [] : [data]))
  const ids = wallets.map((wallet) => wallet.id)
  const repeated = [...new Set(ids.filter((each, index) => ids.indexOf(each) !== index))]
  mistakes.push(...repeated.map((each) => `  two wallets have the id ${each}`))
  const found = [
    ...(list.success ? [] : [`${path} is not a list of at most ${MAX_WALLETS} wallets.`]),
    ...(mistakes.length > 0 ? [`${path} has mistakes:\n${mistakes.join('\n')}`] : []),
  ]
  return { wallets: wallets.sort((one, other) => one.order - other.order), mistakes: found }
}

async function listImages(folder: string) {
  const images = new Map<string, DirectoryImage>()
  const mistakes: string[] = []
  // A list without pictures needs no folder for them.
  const names = await readdir(folder).catch((error: unknown) => {
    if (getCode(error) !== 'ENOENT') mistakes.push(`${folder} can’t be read.`)
    return []
  })
  for (const name of names.sort()) {
    const type = IMAGE_TYPES[extname(name)]
    if (type === undefined) continue
    const read = () => readFile(join(folder, name))
    const bytes = await read().catch(() => undefined)
    const id = name.slice(0, -extname(name).length)
    const find = (found: Buffer) => findImageMistake(found, type) ?? findIdMistake(found, id)
    const mistake = bytes === undefined ? 'can’t be read' : find(bytes)
    if (mistake !== undefined) mistakes.push(`${join(folder, name)} ${mistake}.`)
    const readAgain = async () => {
      const current = await read()
      if (find(current) !== undefined) throw new Error('The image is damaged.')
      return current
    }
    images.set(id, { type, read: readAgain })
  }
  return { images, mistakes }
}

/** Finds what is wrong with a picture: its size, or that its first bytes are those of another type. */
export function findImageMistake(bytes: Buffer, type: string): string | undefined {
  if (bytes.length > MAX_IMAGE_BYTES) return `is larger than ${MAX_IMAGE_BYTES} bytes`
  const start = bytes.subarray(0, 16).toString('latin1')
  const isType: Readonly<Record<string, () => boolean>> = {
    'image/svg+xml': () => /<svg[\s>]/i.test(bytes.toString('utf8')),
    'image/png': () => start.startsWith('\x89PNG\r\n\x1a\n'),
    'image/webp': () => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP',
    'image/jpeg': () => start.startsWith('\xff\xd8\xff'),
  }
  return isType[type]?.() ? undefined : `is no picture of the type ${type}`
}

/** Returns an id that stands for the bytes of a picture, so that the signature of the list covers them. */
export const getImageId = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('hex')}`

const findIdMistake = (bytes: Buffer, id: string) =>
  /^sha256-[\da-f]{64}$/.test(id) && id !== getImageId(bytes) ? 'has other bytes than its name says' : undefined

async function findSignatureMistake(path: string, text: string, key: string): Promise<string | undefined> {
  const signed = await readFile(`${path}.sig`, 'utf8').catch(() => undefined)
  if (signed === undefined) return `${path}.sig can’t be read.`
  if (isSigned(text, signed, key)) return undefined
  return `${path}.sig is not a signature of ${path} by DIRECTORY_KEY.`
}

/** Verifies the signature (base64) of a list by an Ed25519 public key. */
export function isSigned(text: string, signed: string, key: string): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key }
  try {
    return verify(null, Buffer.from(text), { key: jwk, format: 'jwk' }, Buffer.from(signed.trim(), 'base64'))
  } catch {
    // Not every 32 bytes are a key.
    return false
  }
}

const readOrThrow = (path: string) =>
  readFile(path, 'utf8').catch(() => {
    throw new SetupError(`${path} can’t be read.`)
  })
