import { base64 } from '@scure/base'
import type { Verifier } from '../../server/verifier.js'
import { decodeBytes, isTrueWithoutError } from '../bytes.js'
import { isValidFullSignature, isValidSimpleSignature } from './bip322.js'
import { isValidLegacySignature, LEGACY_SIGNATURE_BYTES } from './legacy.js'
import { parseBitcoinAddress } from './parseBitcoinAddress.js'

/**
 * Creates a verifier for Bitcoin addresses with a single key (P2PKH, P2SH-P2WPKH, P2WPKH, P2TR). Accepts base64
 * signatures in the simple and full format of BIP-322 and, except for P2TR, in the older format of `signmessage`.
 */
export function bip122(): Verifier {
  return {
    isAddress: (address, chainId) => parseBitcoinAddress(address, chainId) !== undefined,
    async verify({ address: spelt, chainId, message, signature }) {
      const address = parseBitcoinAddress(spelt, chainId)
      const [, prefix, body = ''] = /^(smp|ful)?(.*)$/s.exec(signature) ?? []
      const signed = decodeBytes(base64, body)
      if (address === undefined || signed === undefined) return false
      const forms = [
        ...(prefix === undefined && signed.length === LEGACY_SIGNATURE_BYTES ? [isValidLegacySignature] : []),
        ...(prefix === 'ful' ? [] : [isValidSimpleSignature]),
        ...(prefix === 'smp' ? [] : [isValidFullSignature]),
      ]
      return forms.some((isForm) => isTrueWithoutError(() => isForm(signed, message, address)))
    },
  }
}
