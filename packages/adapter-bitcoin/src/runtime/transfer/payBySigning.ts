import { type AdapterHost, ModalError, networkOf } from '@foyer/core/adapter'
import { NETWORK, selectUTXO, TEST_NETWORK } from '@scure/btc-signer'
import { bytesToBase64 } from '../bytes.js'
import type { TransferRequest, WalletLink } from '../link.js'
import { MAINNET } from '../networkNames.js'
import { readCoins } from '../reads/readCoins.js'
import { readFeeRate } from './readFeeRate.js'
import { toInput } from './toInput.js'

export interface PayBySigningParameters extends TransferRequest {
  readonly signPsbt: NonNullable<WalletLink['signPsbt']>
}

/** A payment for wallets that only sign: coins are chosen and the transaction is built here, change goes back. */
export async function payBySigning(host: AdapterHost<'bip122'>, parameters: PayBySigningParameters): Promise<string> {
  const { from, recipient, amount, caipNetworkId, signPsbt } = parameters
  const network = networkOf(host, caipNetworkId)
  const form = caipNetworkId === MAINNET ? NETWORK : TEST_NETWORK
  const [coins, feePerByte] = await Promise.all([
    readCoins(host, { address: from.address, network }),
    readFeeRate(host, network),
  ])
  const inputs = await Promise.all(coins.map((coin) => toInput(host, { coin, from, network, form })))
  const chosen = selectUTXO(inputs, [{ address: recipient, amount }], 'default', {
    changeAddress: from.address,
    feePerByte,
    network: form,
    createTx: true,
  })
  if (!chosen?.tx) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
  const signInputs = chosen.inputs.map((_, index) => ({ address: from.address, index }))
  const psbt = bytesToBase64(chosen.tx.toPSBT())
  const { txid } = await signPsbt({ psbt, signInputs, broadcast: true, caipNetworkId })
  if (txid) return txid
  throw new ModalError('UNKNOWN', { message: 'The transaction was signed and not sent' })
}
