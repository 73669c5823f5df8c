import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { createRandomBytes, fromBase64Url, toBase64Url } from '../vault/bytes'
import { combineShares, computeSeedCheck, SHARE_BYTES, type Sharing } from '../vault/shares'
import { openWithPassword, type PasswordSeal, passwordSealSchema } from './passwordSeal'
import { RecoveryError } from './RecoveryError'
import {
  bytesSchema,
  deriveHkdfKey,
  encodeContext,
  openShare,
  SALT_BYTES,
  sealedShareSchema,
  sealShare,
} from './sealing'

const FORMAT = 'foyer recovery file'
const VERSION = 1
/** Far above what a file has, in UTF-16 units. */
export const MAX_FILE_LENGTH = 16_384
const MAX_TEXT_LENGTH = 512
const ID_BYTES = 16

const text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH))

const schema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  site: z.object({ name: text, url: text }),
  userId: text,
  sharing: z.object({ id: bytesSchema(ID_BYTES), check: bytesSchema(ID_BYTES) }),
  addresses: z.object({ evm: text, solana: text }),
  /** Share of the file's own, under a key from the recovery share. */
  share: z.object({ salt: bytesSchema(SALT_BYTES), sealed: sealedShareSchema }),
  /** Recovery share under a password; a file without it needs the printed code. */
  password: z.optional(passwordSealSchema),
})

const header = z.object({ format: z.literal(FORMAT), version: z.int().check(z.minimum(1)) })

/** File with which a user opens the wallet without the site, with a printed code or a password. */
export type RecoveryFile = z.output<typeof schema>

export interface RecoveryFileContents extends Pick<RecoveryFile, 'site' | 'userId' | 'addresses'> {
  readonly sharing: Sharing
  /** Share that the printed code is, or that the password protects. */
  readonly recoveryShare: Uint8Array<ArrayBuffer>
  /** Share of the same sharing, for this file alone. */
  readonly fileShare: Uint8Array<ArrayBuffer>
  readonly password?: PasswordSeal | undefined
}

/** Creates a file that opens nothing alone: its share is encrypted under a key from the recovery share. */
export async function createRecoveryFile(contents: RecoveryFileContents): Promise<RecoveryFile> {
  const { site, userId, addresses, sharing, recoveryShare, fileShare, password } = contents
  if (recoveryShare[SHARE_BYTES - 1] === fileShare[SHARE_BYTES - 1]) {
    throw new RangeError('The share of a recovery file differs from the recovery share')
  }
  const salt = createRandomBytes(SALT_BYTES)
  const file = { format: FORMAT, version: VERSION, site, userId, sharing, addresses } as const
  const key = await deriveKey(file, recoveryShare, salt)
  const sealed = await sealShare(fileShare, key, toContext(file))
  return { ...file, share: { salt: toBase64Url(salt), sealed }, ...(password && { password }) }
}

export const formatRecoveryFile = (file: RecoveryFile): string => `${JSON.stringify(file, undefined, 2)}\n`

/** Parses a file of the user. Throws a `RecoveryError` that says why it is none. */
export function parseRecoveryFile(content: string): RecoveryFile {
  if (content.length > MAX_FILE_LENGTH) {
    throw new RecoveryError('FILE_TOO_LARGE', texts().recovery.fileMistakes.tooLarge)
  }
  const value = parseJson(content)
  const described = z.safeParse(header, value)
  if (!described.success) throw new RecoveryError('NOT_A_FILE', texts().recovery.fileMistakes.none)
  if (described.data.version > VERSION) {
    throw new RecoveryError('NEWER_VERSION', texts().recovery.fileMistakes.newer)
  }
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) {
    throw new RecoveryError('DAMAGED', texts().recovery.fileMistakes.damaged)
  }
  return parsed.data
}

/** Opens the wallet's seed with the file and the recovery share. The caller overwrites both when done. */
export async function openRecoveryFile(
  file: RecoveryFile,
  recoveryShare: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await deriveKey(file, recoveryShare, fromBase64Url(file.share.salt))
  const fileShare = await openShare(file.share.sealed, key, toContext(file))
  if (!fileShare) {
    throw new RecoveryError('OTHER_FILE', texts().recovery.fileMistakes.otherCode)
  }
  const seed = await combineShares(recoveryShare, fileShare)
  fileShare.fill(0)
  if ((await computeSeedCheck(seed, file.userId)) === file.sharing.check) return seed
  seed.fill(0)
  throw new RecoveryError('DAMAGED', texts().recovery.fileMistakes.otherWallet)
}

/** Opens the wallet's seed with the file and the password. */
export async function openRecoveryFileWithPassword(
  file: RecoveryFile,
  password: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { userId, sharing } = file
  if (!file.password) {
    throw new RecoveryError('NO_PASSWORD', texts().recovery.fileMistakes.noPassword)
  }
  const recoveryShare = await openWithPassword(file.password, password, { userId, sharingId: sharing.id })
  try {
    return await openRecoveryFile(file, recoveryShare)
  } finally {
    recoveryShare.fill(0)
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

type Named = Pick<RecoveryFile, 'site' | 'userId' | 'sharing' | 'addresses'>

/** Covers everything that the file says, so that none of it can be changed. */
const toContext = ({ site, userId, sharing, addresses }: Named) =>
  encodeContext(
    'foyer secure site, share of a recovery file, 1',
    userId,
    sharing.id,
    sharing.check,
    site.name,
    site.url,
    addresses.evm,
    addresses.solana,
  )

const deriveKey = (file: Named, recoveryShare: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>) =>
  deriveHkdfKey(recoveryShare, salt, toContext(file))
