import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, NewPasskey } from '../server/policy/passkeys'

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40]

interface Said {
  readonly origin: string
  readonly challenge: string
  readonly isVerified?: boolean
}

/** Creates an authenticator in memory, with one passkey (ES256, no attestation). */
export function createTestPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const describe = (type: string, { origin, challenge }: Said) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const write = ({ origin, isVerified = true }: Said, more: number) => {
    counter += 1
    const head = Buffer.alloc(37)
    createHash('sha256').update(new URL(origin).hostname).digest().copy(head)
    head[32] = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more
    head.writeUInt32BE(counter, 33)
    return head
  }
  return {
    create(said: Said): NewPasskey {
      // COSE key and attestation object in CBOR (RFC 9052, WebAuthn Level 3, section 6.5).
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([write(said, HAS_CREDENTIAL), Buffer.alloc(16), length, id, key])
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      const attestation = Buffer.concat([head, Buffer.from([data.length]), data])
      return {
        id: toText(id),
        clientDataJSON: toText(describe('webauthn.create', said)),
        attestationObject: toText(attestation),
      }
    },
    answer(said: Said): Assertion {
      const [client, data] = [describe('webauthn.get', said), write(said, 0)]
      const hash = createHash('sha256').update(client).digest()
      return {
        id: toText(id),
        clientDataJSON: toText(client),
        authenticatorData: toText(data),
        signature: toText(sign('sha256', Buffer.concat([data, hash]), privateKey)),
      }
    },
  }
}
