import { ModalError } from '@foyer/core/adapter'
import type { BitcoinAddress, BitcoinMessageProtocol, BitcoinSignMessageParameters } from '../../provider.js'
import { base64ToBytes, bytesToBase64, hexToBytes } from '../bytes.js'
import type { BitcoinNetworkId, WalletLink } from '../link.js'

/** Of the old form: one byte of header, and the two numbers. */
const ECDSA_BYTES = 65

export interface SignMessageParameters extends BitcoinSignMessageParameters {
  readonly account: BitcoinAddress
  readonly caipNetworkId: BitcoinNetworkId
}

/** Asks the wallet for a signature, in the form that fits the address unless the caller names one. Gives base64. */
export async function signMessage(
  { signMessage }: WalletLink,
  { message, account, protocol, caipNetworkId }: SignMessageParameters,
): Promise<string> {
  if (!signMessage) throw new ModalError('ACT_UNSUPPORTED')
  const usual = isTaproot(account.address) ? 'bip322' : 'ecdsa'
  const answer = await signMessage({ message, account, protocol: protocol ?? usual, caipNetworkId })
  const bytes = toBytes(answer)
  // A wallet that knows one form only signs in that one, whatever it was asked for.
  if (protocol && formOf(bytes) !== protocol) {
    throw new ModalError('ACT_UNSUPPORTED', { message: `This wallet cannot sign in the form ${protocol}` })
  }
  return bytesToBase64(bytes)
}

export function isTaproot(address: string): boolean {
  return /^(bc|tb)1p/i.test(address)
}

function formOf({ length }: Uint8Array): BitcoinMessageProtocol {
  return length === ECDSA_BYTES ? 'ecdsa' : 'bip322'
}

/** Most wallets answer in base64, over remote sessions in hex. No signature in base64 has hex digits only. */
function toBytes(answer: unknown): Uint8Array {
  try {
    if (typeof answer === 'string' && answer)
      return /^[0-9a-f]+$/i.test(answer) ? hexToBytes(answer) : base64ToBytes(answer)
  } catch {
    // Told below.
  }
  throw new ModalError('UNKNOWN', {
    message: 'The wallet answered something that is no signature',
    context: { answer },
  })
}
