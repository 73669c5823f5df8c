import { selectUTXO } from '@scure/btc-signer'
import { networkOf } from '../networks'
import type { BitcoinKey } from '../types'
import { createEsploraClient } from './esplora'

/** Satoshis a virtual byte: nobody competes for blocks here. */
const FEE_RATE = 2n

/**
 * Builds, signs and sends a payment from one address, change back to it. Gives the transaction's id.
 *
 * @param parameters amounts in satoshis, `url` of an Esplora
 */
export async function sendTransfer({
  key,
  recipients,
  caipNetworkId,
  url,
}: {
  readonly key: BitcoinKey
  readonly recipients: readonly { readonly address: string; readonly amount: bigint }[]
  readonly caipNetworkId: string
  readonly url: string
}) {
  const { address, script, tapInternalKey, privateKey } = key
  const { parameters: network } = networkOf(caipNetworkId)
  const esplora = createEsploraClient(url)
  const coins = (await esplora.coins(address)).map(({ txid, vout, value }) => ({
    txid,
    index: vout,
    witnessUtxo: { script, amount: BigInt(value) },
    ...(tapInternalKey ? { tapInternalKey } : {}),
  }))
  const chosen = selectUTXO(coins, [...recipients], 'default', {
    changeAddress: address,
    feePerByte: FEE_RATE,
    createTx: true,
    network,
  })
  if (!chosen?.tx) throw new Error('There are not enough coins.')
  chosen.tx.sign(privateKey)
  chosen.tx.finalize()
  return esplora.send(chosen.tx.hex)
}
