import type { Activity, ActivityQuery, Network, TokenInfo } from '@foyer/core/adapter'
import { type Ask, COMMITMENT } from '../read/ask.js'
import { at, listOf, toAmount, toText } from '../read/values.js'
import { type Change, readChanges } from './readChanges.js'
import { toTransfers } from './toTransfers.js'

/** A transaction of which no more is known than that it was. */
export interface Signed {
  readonly hash: string
  readonly slot: bigint
  readonly isFailed: boolean
  /** Milliseconds since 1970. */
  readonly at: number | undefined
}

export interface ReadTransactionParameters extends Pick<ActivityQuery<'solana'>, 'address'> {
  readonly signed: Signed
  readonly network: Network<'solana'>
  readonly known: readonly TokenInfo[]
}

/** What a transaction did with an address. One that the node does not give is told all the same, without what it did. */
export async function readTransaction(ask: Ask, parameters: ReadTransactionParameters): Promise<Activity> {
  const { signed, address, network, known } = parameters
  const { hash, isFailed } = signed
  const { caipNetworkId } = network
  const status: Activity['status'] = isFailed ? 'failed' : 'confirmed'
  const plain = { hash, caipNetworkId, status, ...(signed.at !== undefined && { at: signed.at }) }
  const options = { commitment: COMMITMENT, encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 }
  const found = await ask('getTransaction', [hash, options]).catch((cause: unknown) => {
    if (isAborted(cause)) throw cause
  })
  const keys = listOf(at(found, 'transaction', 'message', 'accountKeys')).map((key) => toText(at(key, 'pubkey')) ?? '')
  const [payer] = keys
  if (!payer) return { ...plain, kind: 'execute', transfers: [] }
  const fee = payer === address ? toAmount(at(found, 'meta', 'fee')) : undefined
  const changes = isFailed ? [] : readChanges(found, { keys, fee: toAmount(at(found, 'meta', 'fee')) ?? 0n })
  const transfers = toTransfers(changes, { address, network, known })
  const to = transfers.find(({ direction }) => direction === 'out')?.to
  return {
    ...{ ...plain, kind: kindOf(changes, address), transfers, from: payer },
    ...(to && { to }),
    ...(fee !== undefined && { fee }),
  }
}

const isAborted = (cause: unknown) => at(cause, 'code') === 'ABORTED'

/** By what came and what went. The room for an account of a token is no payment. */
function kindOf(changes: readonly Change[], address: string): Activity['kind'] {
  const own = changes.filter(({ holder, isRoom }) => holder === address && !isRoom)
  const isIn = own.some(({ amount }) => amount > 0n)
  const isOut = own.some(({ amount }) => amount < 0n)
  return isIn ? (isOut ? 'swap' : 'receive') : isOut ? 'send' : 'execute'
}
