import type { SentTransactionStore, TransactionState } from '@foyer/core/adapter'
import { type NodeContext, requestEsplora } from '../../node/requestEsplora.js'
import { isRecord, readText } from '../../wallets/walletObject.js'
import { type FindTransactionParameters, findTransaction } from '../activity/findTransaction.js'
import type { PendingTransaction } from './pendingTransaction.js'

/** Blocks after which a transaction unknown to the node counts as dropped, because nodes may lag. */
const DROPPED_AFTER_BLOCKS = 2

export interface TransactionStateParameters extends FindTransactionParameters {
  readonly sent: SentTransactionStore<PendingTransaction>
}

/** Reads a transaction's state: `replaced` if another one spent its coins, `dropped` once nodes forgot it. */
export async function readTransactionState(
  adapterContext: NodeContext,
  parameters: TransactionStateParameters,
): Promise<TransactionState> {
  const { hash, sent } = parameters
  const reported = await findTransaction(adapterContext, parameters)
  if (!reported) return readMissingState(adapterContext, parameters)
  const { inputs, isConfirmed, at, fee } = reported
  if (isConfirmed) return { status: 'confirmed', fee, ...(at !== undefined && { at }) }
  sent.store(hash, { inputs: inputs.map(({ txid, index }) => `${txid}:${index}`) })
  return { status: 'pending', fee }
}

async function readMissingState(
  adapterContext: NodeContext,
  parameters: TransactionStateParameters,
): Promise<TransactionState> {
  const { hash, sent, network, signal } = parameters
  const { inputs, missingAt } = sent.find(hash) ?? { inputs: [] }
  for (const input of inputs) {
    const replacedBy = await findSpender(adapterContext, { ...parameters, input })
    if (replacedBy && replacedBy !== hash) return { status: 'replaced', replacedBy }
  }
  const height = await requestEsplora(adapterContext, { network, signal, path: '/blocks/tip/height', read: toHeight })
  if (missingAt === undefined) sent.store(hash, { inputs, missingAt: height })
  return { status: height - (missingAt ?? height) >= DROPPED_AFTER_BLOCKS ? 'dropped' : 'pending' }
}

async function findSpender(
  adapterContext: NodeContext,
  { network, signal, input }: TransactionStateParameters & { readonly input: string },
): Promise<string | undefined> {
  const [txid = '', index = ''] = input.split(':')
  return requestEsplora(adapterContext, {
    ...{ network, signal },
    path: `/tx/${encodeURIComponent(txid)}/outspend/${encodeURIComponent(index)}`,
    read(text) {
      const answer: unknown = JSON.parse(text)
      return isRecord(answer) && answer.spent === true ? readText(answer, 'txid') : undefined
    },
  })
}

function toHeight(text: string): number {
  // `Number('')` is 0.
  const height = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
  if (Number.isSafeInteger(height)) return height
  throw new TypeError('Expected a block height')
}
