import { type AdapterContext, requireNetwork } from '@foyer/core/adapter'
import { Transaction } from '@scure/btc-signer/transaction.js'
import type { BitcoinSignPsbtResult } from '../../provider.js'
import { base64ToBytes, bytesToBase64 } from '../address/bytes.js'
import { type NodeContext, requestEsplora } from '../node/requestEsplora.js'
import type { BitcoinNetworkId } from '../walletApi.js'

export type PaymentContext = NodeContext & { readonly $networks: Pick<AdapterContext<'bip122'>['$networks'], 'get'> }

export interface BroadcastTransactionParameters {
  readonly psbt: string
  readonly caipNetworkId: BitcoinNetworkId
}

/** Broadcasts a signed transaction. Returns the id computed from its bytes, because a node could lie about it. */
export async function broadcastTransaction(
  adapterContext: PaymentContext,
  { psbt, caipNetworkId }: BroadcastTransactionParameters,
): Promise<BitcoinSignPsbtResult & { readonly txid: string }> {
  const transaction = Transaction.fromPSBT(base64ToBytes(psbt), { allowUnknownOutputs: true })
  // A wallet may finalize the inputs already (BIP-174).
  if (!transaction.isFinal) transaction.finalize()
  const network = requireNetwork(adapterContext, caipNetworkId)
  await requestEsplora(adapterContext, { network, path: '/tx', body: transaction.hex, read: () => undefined })
  return { psbt: bytesToBase64(transaction.toPSBT()), txid: transaction.id }
}
