/// <reference types="node" />
import { createPublicKey, verify } from 'node:crypto'

/** DER of a compressed secp256k1 key up to the point itself. */
const SPKI = Buffer.from('3036301006072a8648ce3d020106052b8104000a032200', 'hex')

interface Signed {
  /** Base64, compressed. */
  readonly publicKey: string | undefined
  /** Base64, r and s side by side. */
  readonly signature: string
}

/** True when the key signed these bytes. By Node's own OpenSSL: no code of CosmJS or the sandbox has a say. */
export function verifySignature(message: string | Uint8Array, { publicKey = '', signature }: Signed): boolean {
  const key = createPublicKey({
    key: Buffer.concat([SPKI, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  })
  const bytes = typeof message === 'string' ? Buffer.from(message) : message
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'))
}

/** The document that is signed for a message (ADR-36), written out: keys in order, no spaces. */
export function adr36(signer: string, text: string): string {
  const data = Buffer.from(text).toString('base64')
  const message = `{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}`
  return `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[${message}],"sequence":"0"}`
}
