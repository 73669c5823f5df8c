import { selectUTXO } from '@scure/btc-signer'
import { getBitcoinNetwork } from '../networks'
import type { BitcoinKey } from '../types'
import { createEsploraClient } from './createEsploraClient'

// Satoshis per virtual byte; low, as transactions do not compete for blocks.
const FEE_RATE = 2n

/**
 * Builds, signs and sends a payment from one address, which gets the change. Returns the transaction's id.
 *
 * @param parameters amounts in satoshis, `url` of an Esplora server
 */
export async function sendBitcoin({
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
  const { parameters: network } = getBitcoinNetwork(caipNetworkId)
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
