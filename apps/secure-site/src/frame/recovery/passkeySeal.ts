import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { createRandomBytes, fromBase64Url, toBase64Url } from '../vault/bytes'
import type { Passkey, PasskeyApi } from './passkeyApi'
import { RecoveryError } from './RecoveryError'
import {
  bytesSchema,
  deriveHkdfKey,
  encodeContext,
  openShare,
  type RecoveryBinding,
  SALT_BYTES,
  sealedShareSchema,
  sealShare,
} from './sealing'

const CHALLENGE_BYTES = 32
const USER_HANDLE_BYTES = 32
/** WebAuthn Level 3, section 5.4.3: an authenticator's credential id has at most 1023 bytes. */
const MAX_ID_LENGTH = 1364
/** COSE algorithms: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 300_000

export const passkeySealSchema = z.object({
  credentialId: z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MAX_ID_LENGTH)),
  salt: bytesSchema(SALT_BYTES),
  share: sealedShareSchema,
})

/** Recovery share under a key that only a passkey of this site gives. Base64url. */
export type PasskeySeal = z.output<typeof passkeySealSchema>

export interface PasskeyNames {
  /** Name of the site, as the browser shows it. */
  readonly siteName: string
  /** Name of the user, by which the browser lists the passkey. */
  readonly userName: string
}

/**
 * Creates a passkey, and encrypts the share under a key from its pseudo-random function: the extension `prf` of
 * WebAuthn Level 3. Throws a `RecoveryError` if the user cancels, or if the passkey has no such function.
 */
export async function sealWithPasskey(
  share: Uint8Array<ArrayBuffer>,
  binding: RecoveryBinding,
  { siteName, userName }: PasskeyNames,
  api: PasskeyApi,
): Promise<PasskeySeal> {
  const created = await api.create({
    challenge: createRandomBytes(CHALLENGE_BYTES),
    rp: { name: siteName },
    user: { id: createRandomBytes(USER_HANDLE_BYTES), name: userName, displayName: userName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: TIMEOUT_MS,
    extensions: { prf: { eval: { first: await computePrfInput(binding) } } },
  })
  if (!created.hasPrf) throw createNoPrfError()
  // Many authenticators only evaluate the function once the passkey exists.
  const output = created.prfOutput ?? (await evaluate(created.id, binding, api))
  const salt = createRandomBytes(SALT_BYTES)
  const context = toContext(binding)
  const key = await deriveKey(output, salt, context)
  return { credentialId: toBase64Url(created.id), salt: toBase64Url(salt), share: await sealShare(share, key, context) }
}

/** Decrypts a share with its passkey. Throws a `RecoveryError` that says what is missing. */
export async function openWithPasskey(
  sealed: unknown,
  binding: RecoveryBinding,
  api: PasskeyApi,
): Promise<Uint8Array<ArrayBuffer>> {
  const parsed = z.safeParse(passkeySealSchema, sealed)
  if (!parsed.success) throw new RecoveryError('DAMAGED', texts().recovery.passkeyMistakes.damaged)
  const { credentialId, salt, share } = parsed.data
  const context = toContext(binding)
  const key = await deriveKey(await evaluate(fromBase64Url(credentialId), binding, api), fromBase64Url(salt), context)
  const opened = await openShare(share, key, context)
  if (!opened) throw new RecoveryError('WRONG_PASSKEY', texts().recovery.passkeyMistakes.wrong)
  return opened
}

async function evaluate(id: Uint8Array<ArrayBuffer>, binding: RecoveryBinding, api: PasskeyApi) {
  const passkey: Passkey = await api.get({
    challenge: createRandomBytes(CHALLENGE_BYTES),
    allowCredentials: [{ type: 'public-key', id }],
    userVerification: 'required',
    timeout: TIMEOUT_MS,
    extensions: { prf: { eval: { first: await computePrfInput(binding) } } },
  })
  if (!passkey.prfOutput) throw createNoPrfError()
  return passkey.prfOutput
}

const createNoPrfError = () => new RecoveryError('NO_PRF', texts().recovery.passkeyMistakes.unsuitable)

/** Binds what the passkey is asked to one sharing: two sharings of one user get unrelated keys. */
async function computePrfInput({ userId, sharingId }: RecoveryBinding): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', encodeContext('foyer secure site, passkey, 1', userId, sharingId))
}

const toContext = ({ userId, sharingId }: RecoveryBinding) =>
  encodeContext('foyer secure site, recovery share under a passkey, 1', userId, sharingId)

async function deriveKey(
  output: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  context: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  const key = await deriveHkdfKey(output, salt, context)
  output.fill(0)
  return key
}
