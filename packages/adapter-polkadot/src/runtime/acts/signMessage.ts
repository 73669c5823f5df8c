import { ModalError } from '@foyer/core/adapter'
import { wrapBytes } from '@polkadot/extension-dapp/wrapBytes'
import type { PolkadotSigner } from '../../provider.js'
import { toHex } from '../address/toHex.js'

export interface SignMessageParameters {
  readonly message: string
  /** As the wallet spells it. */
  readonly address: string
}

/**
 * `signRaw` over `<Bytes>…</Bytes>`, which no transaction can begin with. Wallets put that around by themselves unless
 * it is there, or the text begins as Ethereum's signed messages do; given with it, all sign the same. In hex, because wallets read a text that looks like hex as hex.
 *
 * Resolves with the signature as 0x hex: 64 bytes.
 */
export async function signMessage(
  signer: PolkadotSigner,
  { message, address }: SignMessageParameters,
): Promise<string> {
  const data = toHex(wrapBytes(new TextEncoder().encode(message)))
  const answer = await signer.signRaw?.({ address, data, type: 'bytes' })
  const { signature } = answer ?? {}
  if (typeof signature !== 'string' || !/^0x[0-9a-f]{128,}$/i.test(signature)) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The wallet gave no signature', context: { answer } })
  }
  return signature
}
