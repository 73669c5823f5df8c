import type { CallSimulation, SimulatedCall } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex } from 'viem'
import { call, simulateBlocks } from 'viem/actions'
import { getShortMessage } from '../../node/findError.js'
import { isNodeFailure } from '../../node/rethrowNodeFailure.js'
import type { ChainReaderContext, Eip155Network } from '../context.js'
import { isExecutionError } from '../contracts/executionErrors.js'
import { readTransfers } from '../logs/readTransfers.js'
import type { TransferCall } from '../transfers/toTransferCall.js'
import { hasNoLogs, toAssetApprovals, toAssetChanges } from './assetChanges.js'

export interface SimulateCallsParameters {
  readonly network: Eip155Network
  readonly calls: readonly TransferCall[]
  readonly also?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

export async function simulateCalls(
  { getClient, request }: ChainReaderContext,
  { network, calls, also = [], signal }: SimulateCallsParameters,
): Promise<CallSimulation> {
  try {
    return await request(signal, () =>
      simulateBatch(
        getClient(network),
        calls,
        also.map((each) => getAddress(each)),
      ),
    )
  } catch (cause) {
    // If the balance does not suffice, the node fails the whole simulation.
    if (!isExecutionError(cause)) return { status: 'unknown' }
    return { status: 'tried', calls: calls.map(() => ({ status: 'fails', reason: getShortMessage(cause) })) }
  }
}

async function simulateBatch(
  client: Client,
  calls: readonly TransferCall[],
  also: readonly Hex[],
): Promise<CallSimulation> {
  const [block] = await simulateBlocks(client, {
    blocks: [{ calls: [...calls] }],
    traceTransfers: true,
    validation: false,
  }).catch((cause: unknown) => {
    if (isExecutionError(cause) || isNodeFailure(cause)) throw cause
    return []
  })
  const done = block?.calls ?? []
  // A node that returns no logs does not tell the outcome.
  if (done.length < calls.length || done.some(hasNoLogs)) return simulateOneCall(client, calls)
  return {
    status: 'tried',
    calls: calls.map(({ account }, index): SimulatedCall => {
      const each = done[index]
      if (each?.status !== 'success') return { status: 'fails', reason: getShortMessage(each?.error) }
      const logs = each.logs ?? []
      const moved = readTransfers(logs)
      const changes = [account, ...also].flatMap((party) => toAssetChanges(party, moved))
      return { status: 'succeeds', gas: each.gasUsed, changes, approvals: toAssetApprovals(account, logs) }
    }),
  }
}

async function simulateOneCall(client: Client, [first, ...others]: readonly TransferCall[]): Promise<CallSimulation> {
  if (first && !others.length) await call(client, first)
  return { status: 'unknown' }
}
