import { generateKeyPairSync, sign } from 'node:crypto'

/** Creates a key that signs files of descriptors, as an operator does. */
export function createDescriptorSigner() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    key: publicKey.export({ format: 'jwk' }).x ?? '',
    sign(chainId: number, address: string, descriptors: readonly object[]) {
      const payload = JSON.stringify({ version: 1, chainId, address, descriptors })
      const text = Buffer.from(`foyer-descriptors:1\n${payload}`)
      return { payload, signature: sign(null, text, privateKey).toString('base64url') }
    },
  }
}
