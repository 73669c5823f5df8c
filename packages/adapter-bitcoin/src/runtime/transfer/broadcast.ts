import { type AdapterHost, networkOf } from '@foyer/core/adapter'
import { Transaction } from '@scure/btc-signer/transaction.js'
import type { BitcoinSignPsbtResult } from '../../provider.js'
import { base64ToBytes, bytesToBase64 } from '../bytes.js'
import type { BitcoinNetworkId } from '../link.js'
import { askEsplora } from '../reads/askEsplora.js'

export interface BroadcastParameters {
  /** Signed, in base64. */
  readonly psbt: string
  readonly caipNetworkId: BitcoinNetworkId
}

/** Sends what a wallet has only signed. */
export async function broadcast(
  host: AdapterHost<'bip122'>,
  { psbt, caipNetworkId }: BroadcastParameters,
): Promise<BitcoinSignPsbtResult> {
  const transaction = Transaction.fromPSBT(base64ToBytes(psbt), { allowUnknownOutputs: true })
  // BIP 174 leaves it to the wallet: one that finalizes by itself has done it already.
  if (!transaction.isFinal) transaction.finalize()
  const network = networkOf(host, caipNetworkId)
  const txid = await askEsplora(host, { network, path: '/tx', body: transaction.hex, read: (text) => text.trim() })
  return { psbt: bytesToBase64(transaction.toPSBT()), txid }
}
