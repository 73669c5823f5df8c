import { createPublicKey, verify } from 'node:crypto'

// DER of a compressed secp256k1 key up to the point itself.
const SPKI = Buffer.from('3036301006072a8648ce3d020106052b8104000a032200', 'hex')

export interface Adr36Signature {
  readonly signer: string
  readonly message: string
  /** Both in base64. */
  readonly publicKey: string
  readonly signature: string
}

/** Verifies a Cosmos signature of a message (ADR-36) by OpenSSL, over a document that is written by hand. */
export function verifyAdr36({ signer, message, publicKey, signature }: Adr36Signature): boolean {
  const data = Buffer.from(message).toString('base64')
  const inner = `{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}`
  const doc = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[${inner}],"sequence":"0"}`
  const der = Buffer.concat([SPKI, Buffer.from(publicKey, 'base64')])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify('sha256', Buffer.from(doc), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'))
}
