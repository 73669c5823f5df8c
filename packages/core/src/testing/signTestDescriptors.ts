import { base64urlnopad } from '@scure/base'
import { toSignedText } from '../clearSigning/readSignedDescriptors.js'

export interface TestSigner {
  readonly key: string
  sign(chainId: number, address: string, descriptors: readonly unknown[]): Promise<SignedTestFile>
}

interface SignedTestFile {
  readonly payload: string
  readonly signature: string
}

/** Creates a key that signs files of descriptors, as an app's developer does. */
export async function createTestSigner(): Promise<TestSigner> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('no pair of keys')
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey)
  return {
    key: base64urlnopad.encode(new Uint8Array(raw)),
    async sign(chainId, address, descriptors) {
      const payload = JSON.stringify({ version: 1, chainId, address, descriptors })
      const text = new TextEncoder().encode(toSignedText(payload))
      const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, text))
      return { payload, signature: base64urlnopad.encode(signature) }
    },
  }
}
