import { ModalError } from '@foyer/core/adapter'
import type { BitcoinAddress, BitcoinMessageProtocol, BitcoinSignMessageParameters } from '../../provider.js'
import { base64ToBytes, bytesToBase64, hexToBytes } from '../address/bytes.js'
import type { BitcoinNetworkId, WalletApi } from '../walletApi.js'

const ECDSA_BYTES = 65

export interface SignMessageParameters extends BitcoinSignMessageParameters {
  readonly account: BitcoinAddress
  readonly caipNetworkId: BitcoinNetworkId
}

export async function signMessage(
  { signMessage }: WalletApi,
  { message, account, protocol, caipNetworkId }: SignMessageParameters,
): Promise<string> {
  if (!signMessage) throw new ModalError('METHOD_UNSUPPORTED')
  const usual = isTaproot(account.address) ? 'bip322' : 'ecdsa'
  const answer = await signMessage({ message, account, protocol: protocol ?? usual, caipNetworkId })
  const bytes = toBytes(answer)
  // A wallet that supports one format uses it whatever the app requests.
  if (protocol && detectProtocol(bytes) !== protocol) {
    throw new ModalError('METHOD_UNSUPPORTED', { message: `The wallet cannot sign with ${protocol}` })
  }
  return bytesToBase64(bytes)
}

export function isTaproot(address: string): boolean {
  return /^(bc|tb)1p/i.test(address)
}

function detectProtocol({ length }: Uint8Array): BitcoinMessageProtocol {
  return length === ECDSA_BYTES ? 'ecdsa' : 'bip322'
}

/**
 * Decodes base64, or hex, which wallets send over WalletConnect. A base64 signature never consists of hex digits alone.
 */
function toBytes(answer: unknown): Uint8Array {
  try {
    if (typeof answer === 'string' && answer)
      return /^[0-9a-f]+$/i.test(answer) ? hexToBytes(answer) : base64ToBytes(answer)
  } catch {}
  throw new ModalError('UNKNOWN', {
    message: 'The wallet returned no valid signature',
    context: { answer },
  })
}
