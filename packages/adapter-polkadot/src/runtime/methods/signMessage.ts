import { ModalError } from '@foyer/core/adapter'
import { wrapBytes } from '@polkadot/extension-dapp/wrapBytes'
import type { PolkadotSigner } from '../../provider.js'
import { toHex } from '../address/toHex.js'

export interface SignMessageParameters {
  readonly message: string
  readonly address: string
}

/**
 * Signs a message as `<Bytes>…</Bytes>`, which cannot be mistaken for a transaction. Wallets add the wrapper if it is
 * missing; added here, all wallets sign the same bytes. The message is sent as hex, because wallets read text that
 * looks like hex as hex. Resolves with 64 bytes as 0x hex.
 */
export async function signMessage(
  signer: PolkadotSigner,
  { message, address }: SignMessageParameters,
): Promise<string> {
  const data = toHex(wrapBytes(new TextEncoder().encode(message)))
  const answer = await signer.signRaw?.({ address, data, type: 'bytes' })
  const { signature } = answer ?? {}
  if (typeof signature !== 'string' || !/^0x[0-9a-f]{128,}$/i.test(signature)) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The wallet returned no valid signature', context: { answer } })
  }
  return signature
}
