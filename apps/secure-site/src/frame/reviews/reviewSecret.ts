import * as z from 'zod/mini'
import { type Assertion, assertionSchema } from '../spending/spendPermit'
import { createRandomBytes, encodeUtf8, fromBase64Url, toBase64Url } from '../vault/bytes'

/** Text encrypted under a key of a review’s secret. Base64url. */
export interface SealedText {
  readonly iv: string
  readonly ciphertext: string
}

export type ReviewAnswer = 'approved' | 'declined'

export interface ReviewReply {
  readonly answer: ReviewAnswer
  /** Answer of the user’s passkey, if the request needed it. */
  readonly assertion?: Assertion | undefined
}

const replySchema = z.object({ answer: z.enum(['approved', 'declined']), assertion: z.optional(assertionSchema) })

export type ReviewKeys = Awaited<ReturnType<typeof openReviewSecret>>

const SECRET_BYTES = 32
const ID_BYTES = 32
// NIST SP 800-38D, 8.2.1: 96 bits. Each key encrypts one text.
const IV_BYTES = 12
const CONTEXT = 'foyer secure site, review, 1'
const SECRET = /^[\w-]{43}$/

/** Creates the secret that a frame shares with the site’s window alone, in the fragment of its address. */
export const createReviewSecret = (): string => toBase64Url(createRandomBytes(SECRET_BYTES))

export const isReviewSecret = (text: string): boolean => SECRET.test(text)

/**
 * Derives what both ends need from a secret: the id that names the review at the server, and a key for each direction,
 * so that a request is never taken for an answer (HKDF, RFC 5869).
 */
export async function openReviewSecret(secret: string) {
  const source = await crypto.subtle.importKey('raw', fromBase64Url(secret), 'HKDF', false, ['deriveBits', 'deriveKey'])
  const derive = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: encodeUtf8(`${CONTEXT}: ${purpose}`),
  })
  const deriveKey = (purpose: string) =>
    crypto.subtle.deriveKey(derive(purpose), source, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const [bits, requestKey, answerKey] = await Promise.all([
    crypto.subtle.deriveBits(derive('id'), source, ID_BYTES * 8),
    deriveKey('request'),
    deriveKey('answer'),
  ])
  const id = toBase64Url(new Uint8Array(bits))
  const bind = (...parts: readonly string[]) => encodeUtf8(JSON.stringify([CONTEXT, id, ...parts]))
  return {
    id,
    sealRequest: (text: string): Promise<SealedText> => seal(requestKey, text, bind()),
    /** Rejects for a text that was changed, or encrypted for another review. */
    openRequest: (sealed: SealedText): Promise<string> => open(requestKey, sealed, bind()),
    /** @param request hash of the request that the user has seen */
    sealAnswer: (reply: ReviewReply, request: string): Promise<SealedText> =>
      seal(answerKey, JSON.stringify(reply), bind(request)),
    /** Returns undefined for anything but an answer to exactly this request. */
    async openAnswer(sealed: SealedText, request: string): Promise<ReviewReply | undefined> {
      try {
        return z.parse(replySchema, JSON.parse(await open(answerKey, sealed, bind(request))))
      } catch {
        return undefined
      }
    },
  }
}

async function seal(key: CryptoKey, text: string, additionalData: Uint8Array<ArrayBuffer>): Promise<SealedText> {
  const iv = createRandomBytes(IV_BYTES)
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, encodeUtf8(text))
  return { iv: toBase64Url(iv), ciphertext: toBase64Url(new Uint8Array(ciphertext)) }
}

async function open(
  key: CryptoKey,
  { iv, ciphertext }: SealedText,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const opening = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData }
  return new TextDecoder().decode(await crypto.subtle.decrypt(opening, key, fromBase64Url(ciphertext)))
}
