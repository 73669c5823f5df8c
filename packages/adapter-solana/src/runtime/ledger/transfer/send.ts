import { type Connection, ModalError, type SentMemory, type Transfer } from '@foyer/core/adapter'
import type { Ask } from '../read/ask.js'
import { compileTransaction } from './compile.js'
import type { LastHeight } from './lastHeight.js'
import { plan } from './plan.js'
import {
  checkFeeOf,
  choose,
  feeOf,
  type Prices,
  readBlockhash,
  readPrices,
  unitsOf,
  withPriority,
} from './readPrices.js'

export interface SendParameters {
  readonly ask: Ask
  readonly transfer: Transfer<'solana'>
  readonly connection: Connection<'solana'>
  readonly sent: SentMemory<LastHeight>
  /** What the visitor was told that it costs. */
  readonly shown: Prices | undefined
}

/** Builds the transaction and lets the wallet sign and send it, once. */
export async function send({
  ask,
  transfer,
  connection,
  sent,
  shown,
}: SendParameters): Promise<{ readonly hash: string }> {
  const { from } = transfer
  if (!connection.sendTransaction) throw new ModalError('ACT_UNSUPPORTED')
  checkNetwork(connection, transfer)
  const { instructions, balance } = await plan(ask, transfer)
  if (transfer.amount > balance) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
  const payer = from.address
  const prices = shown ?? (await readPrices(ask, { payer, instructions }))
  const { blockhash } = await readBlockhash(ask)
  const chosen = choose(prices, transfer.feeId)
  checkFeeOf(feeOf(prices, { price: chosen.price, units: unitsOf(instructions) }), transfer)
  const priced = withPriority(instructions, chosen)
  const transaction = compileTransaction({ payer, blockhash, instructions: priced })
  // It may have gone elsewhere while the chain was asked.
  checkNetwork(connection, transfer)
  const { hash } = await connection.sendTransaction({
    transaction: { transaction, preflightCommitment: 'confirmed' },
    account: from,
  })
  // A wallet may have put in a blockhash of its own, and none is newer than the one of now.
  const remember = async () => sent.keep(hash, `${(await readBlockhash(ask)).lastValidBlockHeight}`)
  remember().catch(() => {})
  return { hash }
}

/** What was built for one network means something else on another. */
function checkNetwork({ caipNetworkId }: Connection<'solana'>, { network }: Transfer<'solana'>): void {
  if (caipNetworkId === network.caipNetworkId) return
  throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
}
