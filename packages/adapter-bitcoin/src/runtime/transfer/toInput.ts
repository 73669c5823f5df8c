import { type AdapterHost, ModalError, type Network } from '@foyer/core/adapter'
import { Address, type NETWORK, OutScript, p2sh, p2wpkh } from '@scure/btc-signer'
import type { BitcoinAddress } from '../../provider.js'
import { hexToBytes } from '../bytes.js'
import { askEsplora } from '../reads/askEsplora.js'
import type { Coin } from '../reads/readCoins.js'

export interface ToInputParameters {
  readonly coin: Coin
  readonly from: BitcoinAddress
  readonly network: Network<'bip122'>
  /** How addresses of the network look. */
  readonly form: typeof NETWORK
}

/** A coin with what a signer has to know of it, which differs by the kind of address that holds it. */
export async function toInput(host: AdapterHost<'bip122'>, { coin, from, network, form }: ToInputParameters) {
  const { txid, index, value } = coin
  const to = Address(form).decode(from.address)
  const script = OutScript.encode(to)
  const witness = { txid, index, witnessUtxo: { script, amount: value } }
  switch (to.type) {
    case 'wpkh':
      return witness
    case 'tr':
      return { ...witness, tapInternalKey: publicKeyOf(from).slice(-32) }
    case 'sh':
      return { ...witness, redeemScript: p2sh(p2wpkh(publicKeyOf(from), form), form).redeemScript }
    case 'pkh': {
      // From before segwit: the signer has to see the whole transaction that made the coin.
      const read = (text: string) => hexToBytes(text.trim())
      const nonWitnessUtxo = await askEsplora(host, { network, path: `/tx/${txid}/hex`, read })
      return { txid, index, nonWitnessUtxo }
    }
    default:
      throw new ModalError('ACT_UNSUPPORTED', { message: `This wallet cannot pay from ${from.address}` })
  }
}

function publicKeyOf({ address, publicKey }: BitcoinAddress): Uint8Array {
  if (publicKey) return hexToBytes(publicKey)
  throw new ModalError('ACT_UNSUPPORTED', { message: `The wallet does not tell the public key of ${address}` })
}
