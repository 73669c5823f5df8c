import type { SentMemory, TransactionState } from '@foyer/core/adapter'
import { askEsplora, type NodeHost } from '../reads/askEsplora.js'
import { isRecord, textOf } from '../wallets/read.js'
import { type FindTransactionParameters, findTransaction } from './findTransaction.js'
import type { Waiting } from './waiting.js'

/** Nodes may hear of it late; nobody has forgotten it before so many blocks went without it. */
const PATIENCE = 2

export interface StateParameters extends FindTransactionParameters {
  readonly sent: SentMemory<Waiting>
}

/** Where a transaction stands. One whose coins another has spent was replaced; one that nobody knows any more is dropped. */
export async function state(host: NodeHost, parameters: StateParameters): Promise<TransactionState> {
  const { hash, sent } = parameters
  const told = await findTransaction(host, parameters)
  if (!told) return missing(host, parameters)
  const { inputs, isConfirmed, at, fee } = told
  if (isConfirmed) return { status: 'confirmed', fee, ...(at !== undefined && { at }) }
  sent.keep(hash, { inputs: inputs.map(({ txid, index }) => `${txid}:${index}`) })
  return { status: 'pending', fee }
}

async function missing(host: NodeHost, parameters: StateParameters): Promise<TransactionState> {
  const { hash, sent, network, signal } = parameters
  const { inputs, missingAt } = sent.find(hash) ?? { inputs: [] }
  for (const input of inputs) {
    const replacedBy = await findSpender(host, { ...parameters, input })
    if (replacedBy && replacedBy !== hash) return { status: 'replaced', replacedBy }
  }
  const height = await askEsplora(host, { network, signal, path: '/blocks/tip/height', read: toHeight })
  if (missingAt === undefined) sent.keep(hash, { inputs, missingAt: height })
  return { status: height - (missingAt ?? height) >= PATIENCE ? 'dropped' : 'pending' }
}

async function findSpender(
  host: NodeHost,
  { network, signal, input }: StateParameters & { readonly input: string },
): Promise<string | undefined> {
  const [txid = '', index = ''] = input.split(':')
  return askEsplora(host, {
    ...{ network, signal },
    path: `/tx/${encodeURIComponent(txid)}/outspend/${encodeURIComponent(index)}`,
    read(text) {
      const answer: unknown = JSON.parse(text)
      return isRecord(answer) && answer.spent === true ? textOf(answer, 'txid') : undefined
    },
  })
}

function toHeight(text: string): number {
  // Nothing is read as 0 otherwise, and what waits would be dropped by the next height that is one.
  const height = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
  if (Number.isSafeInteger(height)) return height
  throw new TypeError('No height')
}
