import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'

/** Verifies an ADR-36 signature over a document that is written by hand: sorted keys, no spaces. */
export function verifyAdr36(signer: string, text: string, { publicKey, signature }: Signed): boolean {
  const data = base64.encode(new TextEncoder().encode(text))
  const message = `{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}`
  const doc = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[${message}],"sequence":"0"}`
  return secp256k1.verify(base64.decode(signature), new TextEncoder().encode(doc), base64.decode(publicKey))
}

/** Public key and signature in base64. */
interface Signed {
  readonly publicKey: string
  readonly signature: string
}
