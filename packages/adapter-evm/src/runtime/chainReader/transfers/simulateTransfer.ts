import type { AssetChange, Simulation, Transfer } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex } from 'viem'
import { call, simulateBlocks } from 'viem/actions'
import { getShortMessage } from '../../node/findError.js'
import { isNodeFailure } from '../../node/rethrowNodeFailure.js'
import { hasNoLogs, toAssetApprovals } from '../calls/assetChanges.js'
import type { ChainReaderContext } from '../context.js'
import { isExecutionError } from '../contracts/executionErrors.js'
import { readTransfers, type TransferLog } from '../logs/readTransfers.js'
import { decodeUint256 } from '../tokens/readTokens.js'
import { type TransferCall, toTransferCall } from './toTransferCall.js'

export async function simulateTransfer(
  { getClient, request }: ChainReaderContext,
  transfer: Transfer<'eip155'>,
  signal?: AbortSignal,
): Promise<Simulation> {
  try {
    const transferCall = toTransferCall(transfer)
    const client = getClient(transfer.network)
    return await request(signal, () => simulateOnNode(client, transferCall, transfer))
  } catch (cause) {
    return isExecutionError(cause) ? { status: 'fails', reason: getShortMessage(cause) } : { status: 'unknown' }
  }
}

async function simulateOnNode(
  client: Client,
  transferCall: TransferCall,
  transfer: Transfer<'eip155'>,
): Promise<Simulation> {
  const [block] = await simulateBlocks(client, {
    blocks: [{ calls: [transferCall] }],
    traceTransfers: true,
    validation: false,
  }).catch((cause: unknown) => {
    // Any other error means that the node lacks `eth_simulateV1`.
    if (isExecutionError(cause) || isNodeFailure(cause)) throw cause
    return []
  })
  const [done] = block?.calls ?? []
  if (!done || hasNoLogs(done)) return simulateOneCall(client, transferCall)
  if (done.status === 'failure') return { status: 'fails', reason: getShortMessage(done.error) }
  if (transferCall.data && isRejected(done.data)) return { status: 'fails' }
  const logs = done.logs ?? []
  const approvals = toAssetApprovals(transferCall.account, logs)
  return { status: 'succeeds', changes: toTransferChanges(readTransfers(logs), transferCall, transfer), approvals }
}

async function simulateOneCall(client: Client, transferCall: TransferCall): Promise<Simulation> {
  const { data } = await call(client, transferCall)
  return transferCall.data && isRejected(data) ? { status: 'fails' } : { status: 'unknown' }
}

/** Detects a token that returns `false` instead of reverting. Early tokens return nothing. */
const isRejected = (answer: Hex | undefined) => decodeUint256(answer) === 0n

function toTransferChanges(
  logs: readonly TransferLog[],
  { account }: TransferCall,
  { to, token, nft }: Transfer<'eip155'>,
): readonly AssetChange[] {
  const sums = new Map<string, AssetChange>()
  const add = (address: Hex, { token: result, tokenId }: TransferLog, by: bigint) => {
    const id = tokenId === undefined ? undefined : String(tokenId)
    const key = `${address} ${result} ${id}`
    const amount = (sums.get(key)?.amount ?? 0n) + by
    const isSent = result && token?.address && isSame(result, token.address) && id === nft?.tokenId
    const known = isSent
      ? { address: token.address, symbol: token.symbol, decimals: token.decimals }
      : { address: result }
    sums.set(key, { address, token: result ? { ...known, ...(id !== undefined && { tokenId: id }) } : {}, amount })
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
