import {
  type AccountSnapshot,
  type AdapterContext,
  type Network,
  parseCount,
  type SendOutcome,
} from '@foyer/core/adapter'
import { requestEsplora } from '../../node/requestEsplora.js'
import { isRecord } from '../../wallets/walletObject.js'

export interface AccountQuery {
  readonly address: string
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

/** Counts the coins that an address has spent, in blocks and in the mempool. */
export async function snapshotAccount(
  adapterContext: AdapterContext<'bip122'>,
  parameters: AccountQuery,
): Promise<AccountSnapshot> {
  const { inBlocks, onTheWay } = await readSpent(adapterContext, parameters)
  return { sent: String(inBlocks + onTheWay) }
}

/** Reports `included` once a transaction in a block spends a coin of the address: the sent one, or another. */
export async function readSendOutcome(
  adapterContext: AdapterContext<'bip122'>,
  { snapshot, ...parameters }: AccountQuery & { readonly snapshot: AccountSnapshot },
): Promise<SendOutcome> {
  const spent = parseCount(snapshot.sent)
  return spent !== undefined && (await readSpent(adapterContext, parameters)).inBlocks > spent ? 'included' : 'open'
}

const readSpent = (adapterContext: AdapterContext<'bip122'>, { address, ...query }: AccountQuery) =>
  requestEsplora(adapterContext, {
    ...query,
    path: `/address/${encodeURIComponent(address)}`,
    read(text) {
      const answer: unknown = JSON.parse(text)
      const { chain_stats: inBlocks, mempool_stats: onTheWay } = isRecord(answer) ? answer : {}
      return { inBlocks: toSpent(inBlocks), onTheWay: toSpent(onTheWay) }
    },
  })

function toSpent(stats: unknown): number {
  const spent = isRecord(stats) ? stats.spent_txo_count : undefined
  if (typeof spent === 'number' && Number.isSafeInteger(spent) && spent >= 0) return spent
  throw new TypeError('Expected a count of coins')
}
