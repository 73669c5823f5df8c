import { base64 } from '@scure/base'
import type { Verifier } from '../../server/verifier.js'
import { decode, holds } from '../bytes.js'
import { isFull, isSimple } from './bip322.js'
import { isLegacy, LEGACY_BYTES } from './legacy.js'
import { readAddress } from './readAddress.js'

/**
 * Bitcoin, with addresses of one key (P2PKH, P2SH-P2WPKH, P2WPKH, P2TR): BIP-322 in its simple and full forms, and `signmessage`
 * where there is no Taproot; the signature in base64.
 */
export function bip122(): Verifier {
  return {
    isAddress: (address, chainId) => readAddress(address, chainId) !== undefined,
    async verify({ address: spelt, chainId, message, signature }) {
      const address = readAddress(spelt, chainId)
      const [, prefix, body = ''] = /^(smp|ful)?(.*)$/s.exec(signature) ?? []
      const signed = decode(base64, body)
      if (address === undefined || signed === undefined) return false
      const forms = [
        ...(prefix === undefined && signed.length === LEGACY_BYTES ? [isLegacy] : []),
        ...(prefix === 'ful' ? [] : [isSimple]),
        ...(prefix === 'smp' ? [] : [isFull]),
      ]
      return forms.some((isForm) => holds(() => isForm(signed, message, address)))
    },
  }
}
