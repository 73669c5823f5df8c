import { texts } from '../../texts/texts'
import { RecoveryError } from './RecoveryError'

export interface Passkey {
  readonly id: Uint8Array<ArrayBuffer>
  /** True for a passkey with a pseudo-random function. */
  readonly hasPrf: boolean
  readonly prfOutput: Uint8Array<ArrayBuffer> | undefined
}

/** Creates and uses passkeys. Rejects with a `RecoveryError`. */
export interface PasskeyApi {
  readonly create: (options: PublicKeyCredentialCreationOptions) => Promise<Passkey>
  readonly get: (options: PublicKeyCredentialRequestOptions) => Promise<Passkey>
}

/** Uses WebAuthn of the browser. In a frame, the page must allow it: `publickey-credentials-create` and `-get`. */
export function createBrowserPasskeyApi(
  credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined = globalThis.navigator?.credentials,
): PasskeyApi {
  const run = async (request: (container: Pick<CredentialsContainer, 'create' | 'get'>) => Promise<unknown>) => {
    if (!credentials) throw createUnavailableError()
    const credential = await request(credentials).catch((error: unknown) => {
      throw toRecoveryError(error)
    })
    if (!isPublicKeyCredential(credential)) {
      throw new RecoveryError('NO_CREDENTIAL', texts().recovery.passkeyMistakes.none)
    }
    return toPasskey(credential)
  }
  return {
    create: (publicKey) => run((container) => container.create({ publicKey })),
    get: (publicKey) => run((container) => container.get({ publicKey })),
  }
}

const isPublicKeyCredential = (value: unknown): value is PublicKeyCredential =>
  typeof value === 'object' && value !== null && 'rawId' in value && 'getClientExtensionResults' in value

function toPasskey(credential: PublicKeyCredential): Passkey {
  const { prf } = credential.getClientExtensionResults()
  const output = prf?.results?.first
  return {
    id: new Uint8Array(credential.rawId),
    hasPrf: prf?.enabled === true || output !== undefined,
    prfOutput: output && copyBytes(output),
  }
}

const copyBytes = (source: BufferSource): Uint8Array<ArrayBuffer> =>
  source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))

const createUnavailableError = (cause?: unknown) =>
  Object.assign(new RecoveryError('NO_PASSKEYS', texts().recovery.passkeyMistakes.unavailable), { cause })

/** Errors of WebAuthn Level 3, section 5.1. Browsers do not tell a missing passkey from a user who cancels. */
export function toRecoveryError(error: unknown): unknown {
  const name = error instanceof Error || error instanceof DOMException ? error.name : undefined
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return new RecoveryError('CANCELLED', texts().recovery.passkeyMistakes.cancelled)
  }
  if (name === 'InvalidStateError') {
    return new RecoveryError('NO_CREDENTIAL', texts().recovery.passkeyMistakes.none)
  }
  if (name === 'SecurityError' || name === 'NotSupportedError') return createUnavailableError(error)
  return error
}
