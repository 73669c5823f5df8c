import { checkFee, ModalError, requireNetwork } from '@foyer/core/adapter'
import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { base64ToBytes, bytesToBase64 } from '../address/bytes.js'
import { parseAddress } from '../address/parseAddress.js'
import { readReplaceableTransaction } from '../chainReader/transfers/readReplaceableTransaction.js'
import { MAINNET_ID } from '../networks/networkNames.js'
import { readCoins } from '../node/readCoins.js'
import type { SendTransferRequest, WalletApi } from '../walletApi.js'
import { broadcastTransaction, type PaymentContext } from './broadcastTransaction.js'
import { FEE_LIMITS, readFeeRates } from './readFeeRates.js'
import { readSourceTransactions } from './readSourceTransactions.js'
import { selectCoins } from './selectCoins.js'
import { toPsbtInput } from './toPsbtInput.js'

/** Sequence number that lets the user replace the transaction (BIP-125). */
const REPLACEABLE = 0xfffffffd

export interface PayWithPsbtParameters extends SendTransferRequest {
  readonly signPsbt: NonNullable<WalletApi['signPsbt']>
}

export async function payWithPsbt(adapterContext: PaymentContext, parameters: PayWithPsbtParameters): Promise<string> {
  const { from, caipNetworkId, signPsbt } = parameters
  const built = await build(adapterContext, parameters)
  const signInputs = Array.from({ length: built.inputsLength }, (_, index) => ({ address: from.address, index }))
  const request = { psbt: bytesToBase64(built.toPSBT()), signInputs, broadcast: false, caipNetworkId }
  const { psbt } = await signPsbt(request)
  checkSame(built, Transaction.fromPSBT(base64ToBytes(psbt)))
  const { txid } = await broadcastTransaction(adapterContext, { psbt, caipNetworkId })
  return txid
}

async function build(adapterContext: PaymentContext, parameters: PayWithPsbtParameters): Promise<Transaction> {
  const { from, recipient, amount, caipNetworkId, feeRate, replaces } = parameters
  const network = requireNetwork(adapterContext, caipNetworkId)
  const form = caipNetworkId === MAINNET_ID ? NETWORK : TEST_NETWORK
  const [own, to] = [parseAddress(from.address), parseAddress(recipient)]
  if (!own || !to) throw new ModalError('METHOD_UNSUPPORTED', { message: `The wallet cannot pay from ${from.address}` })
  const [coins, rate] = await Promise.all([
    replaces === undefined
      ? readCoins(adapterContext, { address: from.address, network })
      : readReplaceableTransaction(adapterContext, { hash: replaces, address: from.address, network }).then(
          (result) => result.coins,
        ),
    feeRate ?? readFeeRates(adapterContext, { network }).then(({ normal }) => normal),
  ])
  const chosen = selectCoins({ coins, from: own.type, to: to.type, feeRate: rate }, amount)
  if (!chosen) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
  checkFee({ fee: chosen.fee, amount, limits: FEE_LIMITS })
  const transaction = new Transaction()
  for (const sourced of await readSourceTransactions(adapterContext, { coins: chosen.inputs, network })) {
    transaction.addInput({ ...toPsbtInput({ ...sourced, from, form }), sequence: REPLACEABLE })
  }
  transaction.addOutputAddress(recipient, amount, form)
  if (chosen.change > 0n) transaction.addOutputAddress(from.address, chosen.change, form)
  // Checks the fee again, now by the verified values of the inputs.
  checkFee({ fee: transaction.fee, amount, limits: FEE_LIMITS })
  if (transaction.fee !== chosen.fee) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The transaction would pay another fee than the selected one' })
  }
  return transaction
}

function checkSame(built: Transaction, signed: Transaction): void {
  if (JSON.stringify(describe(built)) === JSON.stringify(describe(signed))) return
  throw new ModalError('RESPONSE_INVALID', {
    message: 'The wallet signed another transaction than the requested one',
  })
}

function describe(transaction: Transaction): readonly unknown[] {
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { txid, index: output } = transaction.getInput(index)
    return [...(txid ?? []), output]
  })
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { amount, script } = transaction.getOutput(index)
    return [String(amount), ...(script ?? [])]
  })
  return [inputs, outputs]
}
