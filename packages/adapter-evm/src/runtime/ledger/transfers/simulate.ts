import type { AssetChange, Simulation, Transfer } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex } from 'viem'
import { call as callContract, simulateBlocks } from 'viem/actions'
import { shortMessageOf } from '../../findError.js'
import { isRefusal, isSilent } from '../aggregate.js'
import type { LedgerContext } from '../context.js'
import { toAmount } from '../tokens.js'
import { readTransfers, type TransferLog } from '../transferLogs.js'
import { type TransferCall, toCall } from './toCall.js'

/** Tries a transfer out on a node. */
export async function simulate(
  { clientOf, ask }: LedgerContext,
  transfer: Transfer<'eip155'>,
  signal?: AbortSignal,
): Promise<Simulation> {
  try {
    const call = toCall(transfer)
    const client = clientOf(transfer.network)
    return await ask(signal, () => tryOut(client, call, transfer))
  } catch (cause) {
    return isRefusal(cause) ? { status: 'fails', reason: shortMessageOf(cause) } : { status: 'unknown' }
  }
}

async function tryOut(client: Client, call: TransferCall, transfer: Transfer<'eip155'>): Promise<Simulation> {
  const [block] = await simulateBlocks(client, {
    blocks: [{ calls: [call] }],
    traceTransfers: true,
    validation: false,
  }).catch((cause: unknown) => {
    // Else the node does not know the question, or cannot answer it.
    if (isRefusal(cause) || isSilent(cause)) throw cause
    return []
  })
  const [done] = block?.calls ?? []
  if (!done) return callOnly(client, call)
  if (done.status === 'failure') return { status: 'fails', reason: shortMessageOf(done.error) }
  if (call.data && saysNo(done.data)) return { status: 'fails' }
  return { status: 'succeeds', changes: changesOf(readTransfers(done.logs ?? []), call, transfer) }
}

/** Whether it fails can be said by any node; what it does cannot. */
async function callOnly(client: Client, call: TransferCall): Promise<Simulation> {
  const { data } = await callContract(client, call)
  return call.data && saysNo(data) ? { status: 'fails' } : { status: 'unknown' }
}

/** Some tokens answer `false` in place of failing; the first ones answer nothing. */
const saysNo = (answer: Hex | undefined) => toAmount(answer) === 0n

/** What sender and receiver have more or less of. */
function changesOf(
  logs: readonly TransferLog[],
  { account }: TransferCall,
  { to, token, nft }: Transfer<'eip155'>,
): readonly AssetChange[] {
  const sums = new Map<string, AssetChange>()
  const add = (address: Hex, { token: found, tokenId }: TransferLog, by: bigint) => {
    const id = tokenId === undefined ? undefined : String(tokenId)
    const key = `${address} ${found} ${id}`
    const amount = (sums.get(key)?.amount ?? 0n) + by
    const isSent = found && token?.address && isSame(found, token.address) && id === nft?.tokenId
    const known = isSent
      ? { address: token.address, symbol: token.symbol, decimals: token.decimals }
      : { address: found }
    sums.set(key, { address, token: found ? { ...known, ...(id !== undefined && { tokenId: id }) } : {}, amount })
  }
  for (const each of logs) {
    for (const party of new Set([account, getAddress(to)])) {
      if (isSame(each.from, party)) add(each.from, each, -each.amount)
      if (isSame(each.to, party)) add(each.to, each, each.amount)
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
