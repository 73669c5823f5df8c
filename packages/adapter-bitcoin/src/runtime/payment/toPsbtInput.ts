import { ModalError } from '@foyer/core/adapter'
import { Address, type NETWORK, OutScript, p2sh, p2wpkh } from '@scure/btc-signer'
import type { BitcoinAddress } from '../../provider.js'
import { hexToBytes } from '../address/bytes.js'
import type { Coin } from '../node/readCoins.js'
import type { RawTransaction } from '../node/readRawTransaction.js'

export interface PsbtInputParameters {
  readonly coin: Coin
  readonly source: RawTransaction
  readonly from: BitcoinAddress
  readonly form: typeof NETWORK
}

/**
 * Builds a PSBT input whose value is verified against its source transaction. A legacy signature commits to no value,
 * and a segwit v0 signature only to the value of its own input (CVE-2020-14199), so a node that lies about values could
 * turn the rest into fee. Throws `RESPONSE_INVALID` on a mismatch.
 */
export function toPsbtInput({ coin, source, from, form }: PsbtInputParameters) {
  const { txid, index } = coin
  const to = Address(form).decode(from.address)
  const script = OutScript.encode(to)
  const output = source.outputs[index]
  if (!output || output.value !== coin.value || !areEqual(output.script, script)) throw differs(coin, output?.value)
  const legacy = { txid, index, nonWitnessUtxo: source.bytes }
  const witness = { txid, index, witnessUtxo: { script, amount: output.value } }
  switch (to.type) {
    case 'pkh':
      return legacy
    case 'wpkh':
      return { ...legacy, ...witness }
    case 'sh':
      return { ...legacy, ...witness, redeemScript: p2sh(p2wpkh(publicKeyOf(from), form), form).redeemScript }
    // A taproot signature commits to all values and scripts (BIP-341), so it needs no source transaction.
    case 'tr':
      return { ...witness, tapInternalKey: publicKeyOf(from).slice(-32) }
    default:
      throw new ModalError('METHOD_UNSUPPORTED', { message: `The wallet cannot pay from ${from.address}` })
  }
}

function publicKeyOf({ address, publicKey }: BitcoinAddress): Uint8Array {
  if (publicKey) return hexToBytes(publicKey)
  throw new ModalError('METHOD_UNSUPPORTED', { message: `The wallet does not share the public key of ${address}` })
}

const areEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const differs = ({ txid, index, value }: Coin, actual: bigint | undefined) =>
  new ModalError('RESPONSE_INVALID', {
    message: 'The node reported a coin that differs from its source transaction',
    context: { txid, index, reported: String(value), actual: actual === undefined ? undefined : String(actual) },
  })
