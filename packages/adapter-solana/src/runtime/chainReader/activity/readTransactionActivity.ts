import type { Activity, ActivityQuery, Network, TokenInfo } from '@foyer/core/adapter'
import { COMMITMENT, type NodeRequester } from '../accounts/createNodeRequester.js'
import { readPath, toAmount, toList, toNonEmptyText } from '../accounts/values.js'
import { type BalanceChange, readBalanceChanges } from './readBalanceChanges.js'
import { toActivityTransfers } from './toActivityTransfers.js'

export interface SignatureInfo {
  readonly hash: string
  readonly slot: bigint
  readonly isFailed: boolean
  readonly at: number | undefined
}

export interface ReadTransactionActivityParameters extends Pick<ActivityQuery<'solana'>, 'address'> {
  readonly signed: SignatureInfo
  readonly network: Network<'solana'>
  readonly known: readonly TokenInfo[]
}

export async function readTransactionActivity(
  request: NodeRequester,
  parameters: ReadTransactionActivityParameters,
): Promise<Activity> {
  const { signed, address, network, known } = parameters
  const { hash, isFailed } = signed
  const { caipNetworkId } = network
  const status: Activity['status'] = isFailed ? 'failed' : 'confirmed'
  const plain = { hash, caipNetworkId, status, ...(signed.at !== undefined && { at: signed.at }) }
  const options = { commitment: COMMITMENT, encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 }
  const result = await request('getTransaction', [hash, options]).catch((cause: unknown) => {
    if (isAborted(cause)) throw cause
  })
  const keys = toList(readPath(result, 'transaction', 'message', 'accountKeys')).map(
    (key) => toNonEmptyText(readPath(key, 'pubkey')) ?? '',
  )
  const [payer] = keys
  if (!payer) return { ...plain, kind: 'execute', transfers: [] }
  const fee = payer === address ? toAmount(readPath(result, 'meta', 'fee')) : undefined
  const changes = isFailed
    ? []
    : readBalanceChanges(result, { keys, fee: toAmount(readPath(result, 'meta', 'fee')) ?? 0n })
  const transfers = toActivityTransfers(changes, { address, network, known })
  const to = transfers.find(({ direction }) => direction === 'out')?.to
  return {
    ...{ ...plain, kind: kindOf(changes, address), transfers, from: payer },
    ...(to && { to }),
    ...(fee !== undefined && { fee }),
  }
}

const isAborted = (cause: unknown) => readPath(cause, 'code') === 'ABORTED'

function kindOf(changes: readonly BalanceChange[], address: string): Activity['kind'] {
  const own = changes.filter(({ holder, isRent }) => holder === address && !isRent)
  const isIn = own.some(({ amount }) => amount > 0n)
  const isOut = own.some(({ amount }) => amount < 0n)
  return isIn ? (isOut ? 'swap' : 'receive') : isOut ? 'send' : 'execute'
}
