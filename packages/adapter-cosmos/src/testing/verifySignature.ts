/// <reference types="node" />
import { createPublicKey, verify } from 'node:crypto'

const SPKI = Buffer.from('3036301006072a8648ce3d020106052b8104000a032200', 'hex')

interface Signed {
  readonly publicKey: string | undefined
  readonly signature: string
}

/** Verifies a signature with Node's OpenSSL, independent of CosmJS and the sandbox. */
export function verifySignature(message: string | Uint8Array, { publicKey = '', signature }: Signed): boolean {
  const key = createPublicKey({
    key: Buffer.concat([SPKI, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  })
  const bytes = typeof message === 'string' ? Buffer.from(message) : message
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'))
}

export function createAdr36SignBytes(signer: string, text: string): string {
  const data = Buffer.from(text).toString('base64')
  const message = `{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}`
  return `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[${message}],"sequence":"0"}`
}
