import { texts } from '../../texts/texts'
import { toRecoveryError } from '../recovery/passkeyApi'
import { RecoveryError } from '../recovery/RecoveryError'
import { createRandomBytes, fromBase64Url, toBase64Url } from '../vault/bytes'
import type { Assertion, SpendPermit } from './spendPermit'

const USER_HANDLE_BYTES = 32
// COSE algorithms: EdDSA, ES256, RS256.
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 300_000

const encode = (bytes: ArrayBuffer) => toBase64Url(new Uint8Array(bytes))

export async function answerByPasskey({ challenge, id }: NonNullable<SpendPermit['passkey']>): Promise<Assertion> {
  const { rawId, response } = await request((credentials) =>
    credentials.get({
      publicKey: {
        challenge: fromBase64Url(challenge),
        allowCredentials: [{ type: 'public-key', id: fromBase64Url(id) }],
        userVerification: 'required',
        timeout: TIMEOUT_MS,
      },
    }),
  )
  if (!(response instanceof AuthenticatorAssertionResponse)) throw createMissingError()
  return {
    id: encode(rawId),
    clientDataJSON: encode(response.clientDataJSON),
    authenticatorData: encode(response.authenticatorData),
    signature: encode(response.signature),
  }
}

export async function createSecondFactor(
  challenge: string,
  { siteName, userName }: { readonly siteName: string; readonly userName: string },
) {
  const { rawId, response } = await request((credentials) =>
    credentials.create({
      publicKey: {
        challenge: fromBase64Url(challenge),
        rp: { name: siteName },
        user: { id: createRandomBytes(USER_HANDLE_BYTES), name: userName, displayName: userName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { userVerification: 'required' },
        timeout: TIMEOUT_MS,
      },
    }),
  )
  if (!(response instanceof AuthenticatorAttestationResponse)) throw createMissingError()
  return {
    id: encode(rawId),
    clientDataJSON: encode(response.clientDataJSON),
    attestationObject: encode(response.attestationObject),
  }
}

async function request(
  ask: (credentials: CredentialsContainer) => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  const credential = await ask(navigator.credentials).catch((error: unknown) => {
    throw toRecoveryError(error)
  })
  if (credential instanceof PublicKeyCredential) return credential
  throw createMissingError()
}

const createMissingError = () => new RecoveryError('NO_CREDENTIAL', texts().approvals.errors.noPasskey)
