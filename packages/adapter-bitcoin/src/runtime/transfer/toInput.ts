import { ModalError } from '@foyer/core/adapter'
import { Address, type NETWORK, OutScript, p2sh, p2wpkh } from '@scure/btc-signer'
import type { BitcoinAddress } from '../../provider.js'
import { hexToBytes } from '../bytes.js'
import type { Coin } from '../reads/readCoins.js'
import type { RawTransaction } from '../reads/readRawTransaction.js'

export interface ToInputParameters {
  readonly coin: Coin
  /** The transaction that made the coin. */
  readonly source: RawTransaction
  readonly from: BitcoinAddress
  /** How addresses of the network look. */
  readonly form: typeof NETWORK
}

/**
 * Turns a coin into what its signer has to know of it. Value and script come from the transaction that made the coin: legacy
 * signatures commit to neither, and those of segwit v0 to the value of one input alone (CVE-2020-14199), so whatever a node
 * kept back would go to the fee. Throws `RESPONSE_INVALID` where the node said otherwise.
 */
export function toInput({ coin, source, from, form }: ToInputParameters) {
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
    // Its signature commits to every value and script (BIP-341).
    case 'tr':
      return { ...witness, tapInternalKey: publicKeyOf(from).slice(-32) }
    default:
      throw new ModalError('ACT_UNSUPPORTED', { message: `This wallet cannot pay from ${from.address}` })
  }
}

function publicKeyOf({ address, publicKey }: BitcoinAddress): Uint8Array {
  if (publicKey) return hexToBytes(publicKey)
  throw new ModalError('ACT_UNSUPPORTED', { message: `The wallet does not tell the public key of ${address}` })
}

const areEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const differs = ({ txid, index, value }: Coin, actual: bigint | undefined) =>
  new ModalError('RESPONSE_INVALID', {
    message: 'The node reported a coin that differs from the transaction that made it',
    context: { txid, index, reported: String(value), actual: actual === undefined ? undefined : String(actual) },
  })
