import { getBase58Encoder } from '@solana/kit'

/** Verifies an Ed25519 signature with Web Crypto, independent of the code under test. */
export async function verifySignature(
  address: string,
  message: string | Uint8Array,
  signature: string | Uint8Array,
): Promise<boolean> {
  const decode = (text: string) => Uint8Array.from(getBase58Encoder().encode(text))
  const key = await crypto.subtle.importKey('raw', decode(address), 'Ed25519', false, ['verify'])
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : Uint8Array.from(message)
  const signed = typeof signature === 'string' ? decode(signature) : Uint8Array.from(signature)
  return crypto.subtle.verify('Ed25519', key, signed, bytes)
}
