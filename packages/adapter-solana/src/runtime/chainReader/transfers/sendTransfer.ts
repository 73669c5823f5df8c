import { type Connection, ModalError, type SentTransactionStore, type Transfer } from '@foyer/core/adapter'
import type { NodeRequester } from '../accounts/createNodeRequester.js'
import { compileTransaction } from './compileTransaction.js'
import type { LastValidHeight } from './lastValidHeight.js'
import { planTransfer } from './planTransfer.js'
import {
  addPriorityInstructions,
  checkTransferFee,
  countComputeUnits,
  getTransferFee,
  pickPriorityPrice,
  readLatestBlockhash,
  readTransferPrices,
  type TransferPrices,
} from './readTransferPrices.js'

export interface SendTransferParameters {
  readonly request: NodeRequester
  readonly transfer: Transfer<'solana'>
  readonly connection: Connection<'solana'>
  readonly sent: SentTransactionStore<LastValidHeight>
  readonly quoted: TransferPrices | undefined
}

export async function sendTransfer({
  request,
  transfer,
  connection,
  sent,
  quoted,
}: SendTransferParameters): Promise<{ readonly hash: string }> {
  const { from } = transfer
  if (!connection.sendTransaction) throw new ModalError('METHOD_UNSUPPORTED')
  checkNetwork(connection, transfer)
  const { instructions, balance } = await planTransfer(request, transfer)
  if (transfer.amount > balance) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
  const payer = from.address
  const prices = quoted ?? (await readTransferPrices(request, { payer, instructions }))
  const { blockhash } = await readLatestBlockhash(request)
  const chosen = pickPriorityPrice(prices, transfer.feeId)
  checkTransferFee(getTransferFee(prices, { price: chosen.price, units: countComputeUnits(instructions) }), transfer)
  const priced = addPriorityInstructions(instructions, chosen)
  const transaction = compileTransaction({ payer, blockhash, instructions: priced })
  // The user may have switched networks while the fees were read.
  checkNetwork(connection, transfer)
  const { hash } = await connection.sendTransaction({
    transaction: { transaction, preflightCommitment: 'confirmed' },
    account: from,
  })
  // The wallet may have used a newer blockhash, so store the last valid block height of the newest one.
  const remember = async () => sent.store(hash, `${(await readLatestBlockhash(request)).lastValidBlockHeight}`)
  remember().catch(() => {})
  return { hash }
}

function checkNetwork({ caipNetworkId }: Connection<'solana'>, { network }: Transfer<'solana'>): void {
  if (caipNetworkId === network.caipNetworkId) return
  throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
}
