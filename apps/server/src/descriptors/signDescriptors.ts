import { createPublicKey, sign } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { readSigningKey } from '../settings/readSigningKey'
import { getCode, SetupError } from '../settings/SetupError'

const VERSION = 1
const MAX_FILE_BYTES = 2_000_000
const MAX_INCLUDES = 8
/** Major version of ERC-7730’s schema that modals and the secure site read. */
const SCHEMA_VERSION = '2'

const deployment = z.object({
  chainId: z.int().check(z.gte(1)),
  address: z.string().check(z.regex(/^0x[\da-f]{40}$/i)),
})
const binding = z.optional(z.looseObject({ deployments: z.optional(z.array(z.unknown())) }))
const descriptorSchema = z.looseObject({
  $schema: z.optional(z.string()),
  includes: z.optional(z.string()),
  context: z.optional(z.looseObject({ contract: binding, eip712: binding })),
})
const recordSchema = z.record(z.string(), z.unknown())

type Descriptor = z.output<typeof descriptorSchema>

export interface SignedFolder {
  /** Public key as base64url, which apps and the secure site name. */
  readonly key: string
  readonly contracts: number
  readonly descriptors: number
  /** Files that were left out, with the reason. */
  readonly ignored: readonly string[]
}

/**
 * Signs descriptors (ERC-7730) of a registry's checkout into a folder with one file a contract:
 * `<chain id>/<address>.json`. Who signs them vouches for them: sign what you or auditors of your trust have read.
 *
 * @param keyFile Ed25519 private key as PEM: `openssl genpkey -algorithm ed25519`
 */
export async function signDescriptors(keyFile: string, registry: string, folder: string): Promise<SignedFolder> {
  const key = await readSigningKey(keyFile)
  // A description that the registry has withdrawn would stay in the folder, with its signature.
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new SetupError(`${folder} is not empty: name a new folder, and serve it in place of the former one.`)
  const root = resolve(registry)
  const files = await listDescriptors(root)
  if (files.length === 0) throw new SetupError(`${registry} has no files calldata-*.json or eip712-*.json.`)
  const ignored: string[] = []
  const byContract = new Map<string, Descriptor[]>()
  let descriptors = 0
  for (const file of files) {
    const descriptor = await readDescriptor(root, file, MAX_INCLUDES).catch((error: Error) => {
      ignored.push(`${file}: ${error.message}`)
      return undefined
    })
    const contracts = descriptor === undefined ? [] : listContracts(descriptor)
    if (descriptor !== undefined && contracts.length === 0) ignored.push(`${file}: is bound to no contract`)
    if (descriptor !== undefined && contracts.length > 0) descriptors += 1
    for (const id of contracts) byContract.set(id, [...(byContract.get(id) ?? []), bindTo(descriptor ?? {}, id)])
  }
  if (byContract.size === 0) throw new SetupError(`${registry} describes no contract:\n${ignored.join('\n')}`)
  for (const [id, list] of byContract) {
    const [chainId = '', address = ''] = id.split('/')
    const payload = JSON.stringify({ version: VERSION, chainId: Number(chainId), address, descriptors: list })
    const signature = sign(null, Buffer.from(`foyer-descriptors:${VERSION}\n${payload}`), key).toString('base64url')
    await writeDescriptors(join(folder, chainId), `${address}.json`, `${JSON.stringify({ payload, signature })}\n`)
  }
  return {
    key: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    contracts: byContract.size,
    descriptors,
    ignored,
  }
}

async function writeDescriptors(folder: string, name: string, text: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), text)
  } catch (error) {
    throw new SetupError(`${folder} can’t be written (${getCode(error)}). Name a folder that you may write into.`)
  }
}

/** Lists descriptors by their names, without the registry's tests and attestations. */
async function listDescriptors(root: string): Promise<readonly string[]> {
  const names = await readdir(root, { recursive: true }).catch(() => {
    throw new SetupError(`${root} can’t be read.`)
  })
  return names
    .filter((name) => /(^|[/\\])(calldata|eip712)-[^/\\]*\.json$/.test(name))
    .filter((name) => !/(^|[/\\])(tests|testsv2|sigs|node_modules|\.[^/\\]+)[/\\]/.test(name))
    .sort()
}

async function readDescriptor(root: string, file: string, left: number): Promise<Descriptor> {
  const path = resolve(root, file)
  if (!path.startsWith(`${root}${sep}`)) throw new Error('includes a file outside of the registry')
  if ((await stat(path)).size > MAX_FILE_BYTES) throw new Error('is too large')
  const read = z.safeParse(descriptorSchema, parseJson(await readFile(path, 'utf8')))
  if (!read.success) throw new Error('is no descriptor')
  const { includes, ...own } = read.data
  const [, version = SCHEMA_VERSION] = /erc7730-v(\d+)/.exec(own.$schema ?? '') ?? []
  if (version !== SCHEMA_VERSION) throw new Error(`has version ${version} of the schema, not ${SCHEMA_VERSION}`)
  if (includes === undefined) return own
  if (left === 0) throw new Error('includes too many files')
  return merge(await readDescriptor(root, resolve(dirname(path), includes), left - 1), own)
}

/**
 * Merges a descriptor into the one that it includes, as ERC-7730 says: its own values win, those of a field over the
 * field with the same path, and other fields are added.
 */
function merge(included: Descriptor, own: Descriptor): Descriptor {
  return z.parse(descriptorSchema, mergeValues(included, own, []))
}

function mergeValues(included: unknown, own: unknown, path: readonly string[]): unknown {
  if (path.at(-1) === 'fields' && path[0] === 'display' && Array.isArray(included) && Array.isArray(own))
    return mergeFields(included, own, path)
  const [below, above] = [z.safeParse(recordSchema, included), z.safeParse(recordSchema, own)]
  if (!below.success || !above.success) return own
  const merged: Record<string, unknown> = { ...below.data }
  for (const [name, value] of Object.entries(above.data)) {
    if (name === '__proto__') continue
    merged[name] = Object.hasOwn(merged, name) ? mergeValues(merged[name], value, [...path, name]) : value
  }
  return merged
}

function mergeFields(
  included: readonly unknown[],
  own: readonly unknown[],
  path: readonly string[],
): readonly unknown[] {
  const pathOf = (field: unknown) => z.safeParse(z.looseObject({ path: z.string() }), field).data?.path
  const merged = included.map((field) => {
    const same = own.find((each) => pathOf(each) !== undefined && pathOf(each) === pathOf(field))
    return same === undefined ? field : mergeValues(field, same, [...path, 'field'])
  })
  const known = new Set(included.map(pathOf))
  return [...merged, ...own.filter((each) => pathOf(each) === undefined || !known.has(pathOf(each)))]
}

function listContracts({ context }: Descriptor): readonly string[] {
  const listed = [...(context?.contract?.deployments ?? []), ...(context?.eip712?.deployments ?? [])]
  const read = listed.map((each) => z.safeParse(deployment, each)).flatMap(({ data }) => (data ? [data] : []))
  return [...new Set(read.map(({ chainId, address }) => `${chainId}/${address.toLowerCase()}`))]
}

/** Keeps only this contract's deployment: files of contracts with hundreds of them stay small. */
function bindTo(descriptor: Descriptor, id: string): Descriptor {
  const [chainId, address] = id.split('/')
  const deployments = [{ chainId: Number(chainId), address }]
  const { context = {} } = descriptor
  const { contract, eip712 } = context
  return {
    ...descriptor,
    context: {
      ...context,
      ...(contract && { contract: { ...contract, deployments } }),
      ...(eip712 && { eip712: { ...eip712, deployments } }),
    },
  }
}
