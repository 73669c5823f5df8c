import { type AdapterHost, networkOf } from '@foyer/core/adapter'
import { Transaction } from '@scure/btc-signer/transaction.js'
import type { BitcoinSignPsbtResult } from '../../provider.js'
import { base64ToBytes, bytesToBase64 } from '../bytes.js'
import type { BitcoinNetworkId } from '../link.js'
import { askEsplora, type NodeHost } from '../reads/askEsplora.js'

/** What is needed to pay: nodes, and the networks they belong to. */
export type PayingHost = NodeHost & { readonly $networks: Pick<AdapterHost<'bip122'>['$networks'], 'get'> }

export interface BroadcastParameters {
  /** Signed, in base64. */
  readonly psbt: string
  readonly caipNetworkId: BitcoinNetworkId
}

/** Broadcasts what a wallet has only signed. The id is computed here: the node that takes it could name another. */
export async function broadcast(
  host: PayingHost,
  { psbt, caipNetworkId }: BroadcastParameters,
): Promise<BitcoinSignPsbtResult & { readonly txid: string }> {
  const transaction = Transaction.fromPSBT(base64ToBytes(psbt), { allowUnknownOutputs: true })
  // BIP 174 leaves it to the wallet: one that finalizes by itself has done it already.
  if (!transaction.isFinal) transaction.finalize()
  const network = networkOf(host, caipNetworkId)
  await askEsplora(host, { network, path: '/tx', body: transaction.hex, read: () => undefined })
  return { psbt: bytesToBase64(transaction.toPSBT()), txid: transaction.id }
}
