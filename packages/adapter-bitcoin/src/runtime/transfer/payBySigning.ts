import { checkFee, ModalError, networkOf } from '@foyer/core/adapter'
import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { parseAddress } from '../address/parseAddress.js'
import { base64ToBytes, bytesToBase64 } from '../bytes.js'
import { readReplaced } from '../ledger/readReplaced.js'
import type { TransferRequest, WalletLink } from '../link.js'
import { MAINNET } from '../networkNames.js'
import { readCoins } from '../reads/readCoins.js'
import { broadcast, type PayingHost } from './broadcast.js'
import { chooseCoins } from './chooseCoins.js'
import { FEE_LIMITS, readFeeRates } from './readFeeRates.js'
import { readSources } from './readSources.js'
import { toInput } from './toInput.js'

/** Says that another may take its place (BIP-125), as whoever watches it may want. */
const REPLACEABLE = 0xfffffffd

export interface PayBySigningParameters extends TransferRequest {
  readonly signPsbt: NonNullable<WalletLink['signPsbt']>
}

/** A payment that the wallet only signs: coins are chosen and the transaction is built here, change goes back. */
export async function payBySigning(host: PayingHost, parameters: PayBySigningParameters): Promise<string> {
  const { from, caipNetworkId, signPsbt } = parameters
  const built = await build(host, parameters)
  const signInputs = Array.from({ length: built.inputsLength }, (_, index) => ({ address: from.address, index }))
  const request = { psbt: bytesToBase64(built.toPSBT()), signInputs, broadcast: false, caipNetworkId }
  const { psbt } = await signPsbt(request)
  checkSame(built, Transaction.fromPSBT(base64ToBytes(psbt)))
  const { txid } = await broadcast(host, { psbt, caipNetworkId })
  return txid
}

async function build(host: PayingHost, parameters: PayBySigningParameters): Promise<Transaction> {
  const { from, recipient, amount, caipNetworkId, feeRate, replaces } = parameters
  const network = networkOf(host, caipNetworkId)
  const form = caipNetworkId === MAINNET ? NETWORK : TEST_NETWORK
  const [own, to] = [parseAddress(from.address), parseAddress(recipient)]
  if (!own || !to) throw new ModalError('ACT_UNSUPPORTED', { message: `This wallet cannot pay from ${from.address}` })
  const [coins, rate] = await Promise.all([
    replaces === undefined
      ? readCoins(host, { address: from.address, network })
      : readReplaced(host, { hash: replaces, address: from.address, network }).then((found) => found.coins),
    feeRate ?? readFeeRates(host, { network }).then(({ normal }) => normal),
  ])
  const chosen = chooseCoins({ coins, from: own.type, to: to.type, feeRate: rate }, amount)
  if (!chosen) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
  checkFee({ fee: chosen.fee, amount, limits: FEE_LIMITS })
  const transaction = new Transaction()
  for (const sourced of await readSources(host, { coins: chosen.inputs, network })) {
    transaction.addInput({ ...toInput({ ...sourced, from, form }), sequence: REPLACEABLE })
  }
  transaction.addOutputAddress(recipient, amount, form)
  if (chosen.change > 0n) transaction.addOutputAddress(from.address, chosen.change, form)
  // What was built is what is paid: its fee is what its inputs really hold, less what its outputs take.
  checkFee({ fee: transaction.fee, amount, limits: FEE_LIMITS })
  if (transaction.fee !== chosen.fee) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The transaction would pay another fee than the one chosen' })
  }
  return transaction
}

/** What was not agreed on is not sent: the same coins to the same places leave the same fee. */
function checkSame(built: Transaction, signed: Transaction): void {
  if (JSON.stringify(describe(built)) === JSON.stringify(describe(signed))) return
  throw new ModalError('RESPONSE_INVALID', {
    message: 'The wallet signed another transaction than the one it was shown',
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
