import { createHash, createPublicKey, sign } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { readSigningKey } from '../settings/readSigningKey'
import { getCode, SetupError } from '../settings/SetupError'
import { findSvgMistake } from './findSvgMistake'
import {
  type DirectoryWallet,
  findImageMistake,
  getImageId,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_WALLETS,
  walletSchema,
} from './readDirectory'
import { FORMATS, type RegistryEntry, readRegistry } from './readRegistry'

const MAX_FILE_BYTES = 100_000_000
// Characters that show nothing, that turn the direction of a text, or that choose another form of a letter.
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\p{Variation_Selector}/u
const LINKS = [
  ...(['homepage', 'mobile_link', 'desktop_link', 'webapp_link', 'link_mode'] as const),
  ...(['app_store', 'play_store', 'chrome_store'] as const),
]

const words = z.string().check(z.regex(/^[^\p{C}]{1,200}$/u))
const sourcesSchema = z
  .array(
    z.object({
      name: words,
      url: z.string().check(z.regex(/^https:\/\/\S{1,2040}$/)),
      license: words,
      format: z.enum(FORMATS),
      file: z.string().check(z.minLength(1)),
      images: z.optional(z.string().check(z.minLength(1))),
    }),
  )
  .check(z.minLength(1), z.maxLength(20))

type Source = z.output<typeof sourcesSchema>[number]

export interface BuiltDirectory {
  /** Value of `DIRECTORY_KEY`. */
  readonly key: string
  readonly wallets: number
  readonly images: number
  /** Entries and pictures that were left out, with the reason. */
  readonly ignored: readonly string[]
}

interface Picture {
  readonly bytes: Buffer
  readonly end: string
}

interface Candidate {
  wallet: DirectoryWallet
  picture: Picture | undefined
}

/**
 * Builds a signed directory from files of registries that were downloaded before. Where two of them have a wallet, by
 * its id or rdns, the values of the source that is named first win, and the others complete it.
 *
 * @param keyFile Ed25519 private key as PEM: `openssl genpkey -algorithm ed25519`
 * @param sourcesFile JSON list of the registries; their paths are relative to it
 */
export async function buildDirectory(keyFile: string, sourcesFile: string, folder: string): Promise<BuiltDirectory> {
  const key = await readSigningKey(keyFile)
  // A picture that no source has any more would stay in the folder.
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new SetupError(`${folder} is not empty: name a new folder, and serve it in place of the former one.`)
  const sources = z.safeParse(sourcesSchema, parseJson(await readOrThrow(sourcesFile)))
  if (!sources.success) {
    const [issue] = sources.error.issues
    const place = issue?.path.length ? ` (source ${Number(issue.path[0]) + 1}: ${issue.path.slice(1).join('.')})` : ''
    throw new SetupError(`${sourcesFile} is no list of sources with name, url, license, format and file${place}.`)
  }
  const candidates: Candidate[] = []
  const ignored: string[] = []
  const used: object[] = []
  for (const source of sources.data) {
    const text = await readOrThrow(resolve(dirname(sourcesFile), source.file))
    const entries = readRegistry(source.format, parseJson(text))
    if (entries === undefined) throw new SetupError(`${source.file} does not have the format ${source.format}.`)
    const images = source.images === undefined ? undefined : resolve(dirname(sourcesFile), source.images)
    const count = await addEntries(candidates, entries, images, (line) => ignored.push(`${source.name}: ${line}`))
    used.push({ ...describe(source), sha256: createHash('sha256').update(text).digest('hex'), wallets: count })
  }
  if (candidates.length === 0) throw new SetupError(`No source has a wallet to list:\n${ignored.join('\n')}`)
  if (candidates.length > MAX_WALLETS) throw new SetupError(`The sources have more than ${MAX_WALLETS} wallets.`)
  const pictures = new Map<string, Picture>()
  const wallets = candidates.map(({ wallet: { image_id: _, ...wallet }, picture }, index) => {
    const id = picture && getImageId(picture.bytes)
    if (id !== undefined && picture !== undefined) pictures.set(id, picture)
    return { ...wallet, order: index + 1, ...(id !== undefined && { image_id: id }) }
  })
  const list = `${JSON.stringify(wallets, undefined, 1)}\n`
  try {
    await mkdir(join(folder, 'images'), { recursive: true })
    for (const [id, { bytes, end }] of pictures) await writeFile(join(folder, 'images', `${id}${end}`), bytes)
    await writeFile(join(folder, 'sources.json'), `${JSON.stringify(used, undefined, 2)}\n`)
    await writeFile(join(folder, 'wallets.json'), list)
    await writeFile(join(folder, 'wallets.json.sig'), `${sign(null, Buffer.from(list), key).toString('base64')}\n`)
  } catch (error) {
    throw new SetupError(`${folder} can’t be written (${getCode(error)}). Name a folder that you may write into.`)
  }
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return { key: x, wallets: wallets.length, images: pictures.size, ignored }
}

const describe = ({ name, url, license }: Source) => ({ name, url, license })

/** Adds the entries of one source. Returns how many wallets it has given or completed. */
async function addEntries(
  candidates: Candidate[],
  entries: readonly RegistryEntry[],
  images: string | undefined,
  leaveOut: (line: string) => void,
): Promise<number> {
  const former = new Map(candidates.flatMap((each) => namesOf(each.wallet).map((name) => [name, each] as const)))
  const seen = new Set<string>()
  let count = 0
  for (const { where, fields, icon, mistake } of entries) {
    const place = show(where)
    const wallet = mistake ?? readWallet(fields)
    if (typeof wallet === 'string') {
      leaveOut(`${place} ${wallet}`)
      continue
    }
    const names = namesOf(wallet)
    const twice = names.find((name) => seen.has(name))
    if (twice !== undefined) {
      leaveOut(`${place} is in the source twice (${twice})`)
      continue
    }
    const same = [...new Set(names.flatMap((name) => former.get(name) ?? []))]
    const [found, other] = same
    if (other !== undefined || (found?.wallet.rdns && wallet.rdns && toKey(found.wallet.rdns) !== toKey(wallet.rdns))) {
      leaveOut(`${place} contradicts the id or rdns of an earlier source`)
      continue
    }
    for (const name of names) seen.add(name)
    count += 1
    const picture = await readPicture(wallet, icon, images)
    if (typeof picture === 'string') leaveOut(`the picture of ${place} ${picture}`)
    const usable = typeof picture === 'string' ? undefined : picture
    if (found === undefined) candidates.push({ wallet, picture: usable })
    else {
      found.wallet = complete(found.wallet, wallet)
      found.picture ??= usable
    }
  }
  return count
}

const toKey = (rdns: string) => rdns.toLowerCase()
const namesOf = ({ id, rdns }: DirectoryWallet) => [`id ${id}`, ...(rdns ? [`rdns ${toKey(rdns)}`] : [])]
const show = (text: string) => JSON.stringify(text.replace(new RegExp(HIDDEN, 'gu'), '�').slice(0, 128)).slice(1, -1)

/** Parses an entry, or returns what is wrong with it. */
function readWallet(given: Readonly<Record<string, unknown>>): DirectoryWallet | string {
  // Registries write an empty text or null for what a wallet does not have.
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== null))
  const read = z.safeParse(walletSchema, { ...fields, order: undefined })
  if (!read.success)
    return `has a wrong ${[...new Set(read.error.issues.map(({ path }) => String(path[0])))].join(', ')}`
  const wallet = { ...read.data, name: read.data.name.trim() }
  if (wallet.name === '') return 'has a wrong name'
  if (HIDDEN.test(wallet.name)) return 'has a name with hidden characters'
  const link = LINKS.find((name) => !isCleanLink(wallet[name]))
  return link === undefined ? wallet : `has a wrong ${link}`
}

function isCleanLink(link: string | null | undefined): boolean {
  if (!link) return true
  if (HIDDEN.test(link) || /^http:/i.test(link)) return false
  if (!/^https:/i.test(link)) return true
  const url = URL.canParse(link) ? new URL(link) : undefined
  return url !== undefined && url.username === '' && url.password === ''
}

function complete(own: DirectoryWallet, added: DirectoryWallet): DirectoryWallet {
  const present = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null && value !== undefined))
  const chains = [...new Set([...own.chains, ...added.chains])]
  return z.parse(walletSchema, { ...added, ...present, chains })
}

/** Reads the picture of an entry, or returns what is wrong with it. */
async function readPicture(wallet: DirectoryWallet, icon: string | undefined, images: string | undefined) {
  const bytes = icon
    ? decodeIcon(icon)
    : images && wallet.image_id
      ? await findFile(images, wallet.image_id)
      : undefined
  if (bytes === undefined || typeof bytes === 'string') return bytes
  if (bytes.length > MAX_IMAGE_BYTES) return `is larger than ${MAX_IMAGE_BYTES} bytes`
  const kinds = ['.png', '.webp', '.jpg', '.svg']
  const end = kinds.find((each) => findImageMistake(bytes, IMAGE_TYPES[each] ?? '') === undefined)
  if (end === undefined) return 'is no PNG, WebP, JPEG or SVG'
  return (end === '.svg' ? findSvgMistake(bytes.toString('utf8')) : undefined) ?? { bytes, end }
}

function decodeIcon(icon: string): Buffer | string {
  if (icon.length > 3 * MAX_IMAGE_BYTES) return `is larger than ${MAX_IMAGE_BYTES} bytes`
  const [, base64, data = ''] =
    /^data:image\/[\w.+-]+(?:;charset=[\w-]+|;utf-?8)?(;base64)?,([\s\S]*)$/i.exec(icon) ?? []
  if (data === '') return 'is no data URL of an image'
  try {
    return base64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data))
  } catch {
    return 'is no data URL of an image'
  }
}

async function findFile(images: string, id: string): Promise<Buffer | string> {
  for (const name of [id, ...Object.keys(IMAGE_TYPES).map((end) => `${id}${end}`)]) {
    const path = join(images, name)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) continue
    return found.size > MAX_IMAGE_BYTES ? `is larger than ${MAX_IMAGE_BYTES} bytes` : readFile(path)
  }
  return `is missing (${id})`
}

async function readOrThrow(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new SetupError(`${file} can’t be read.`)
  if (found.size > MAX_FILE_BYTES) throw new SetupError(`${file} is larger than ${MAX_FILE_BYTES} bytes.`)
  return readFile(file, 'utf8')
}
