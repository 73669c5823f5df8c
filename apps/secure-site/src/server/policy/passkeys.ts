import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { RefusedRequestError } from '../http/RefusedRequestError'

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))
// WebAuthn Level 3, section 5.4.3: an authenticator's credential id has at most 1023 bytes.
const MAX_ID_LENGTH = 1364
const MAX_LENGTH = 4_000

export const passkeyIdSchema = bytes(MAX_ID_LENGTH)

export const newPasskeySchema = z.strictObject({
  id: passkeyIdSchema,
  clientDataJSON: bytes(MAX_LENGTH),
  attestationObject: bytes(MAX_LENGTH),
})

export const assertionSchema = z.strictObject({
  id: passkeyIdSchema,
  clientDataJSON: bytes(MAX_LENGTH),
  authenticatorData: bytes(MAX_LENGTH),
  signature: bytes(MAX_LENGTH),
})

export const passkeySchema = z.object({
  id: passkeyIdSchema,
  publicKey: z.string(),
  counter: z.int(),
  createdAt: z.number(),
})

export type Passkey = z.output<typeof passkeySchema>
export type NewPasskey = z.output<typeof newPasskeySchema>
export type Assertion = z.output<typeof assertionSchema>

interface Expected {
  readonly challenge: string
  readonly url: string
}

const toExpected = ({ challenge, url }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: url,
  expectedRPID: new URL(url).hostname,
  requireUserVerification: true,
})

export async function verifyNewPasskey(
  { id, ...response }: NewPasskey,
  expected: Expected & { readonly now: number },
): Promise<Passkey> {
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    ...toExpected(expected),
  }).catch(() => undefined)
  if (verified?.verified !== true) throw createInvalidError()
  const { credential } = verified.registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { id: credential.id, publicKey, counter: credential.counter, createdAt: expected.now }
}

export async function verifyAssertion(
  { id, publicKey, counter }: Passkey,
  { id: givenId, ...response }: Assertion,
  expected: Expected,
): Promise<number> {
  if (givenId !== id) throw createInvalidError()
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    ...toExpected(expected),
  }).catch(() => undefined)
  if (verified?.verified !== true) throw createInvalidError()
  return verified.authenticationInfo.newCounter
}

const createInvalidError = () =>
  new RefusedRequestError(403, 'The passkey’s answer isn’t valid here. Try again with the passkey of this wallet.')
