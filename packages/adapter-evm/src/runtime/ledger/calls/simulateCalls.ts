import type { TriedCall, TriedCalls } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex } from 'viem'
import { call as callContract, simulateBlocks } from 'viem/actions'
import { shortMessageOf } from '../../findError.js'
import { isRefusal, isSilent } from '../aggregate.js'
import type { EvmNet, LedgerContext } from '../context.js'
import { readTransfers } from '../transferLogs.js'
import type { TransferCall } from '../transfers/toCall.js'
import { changesOf } from './changes.js'

export interface SimulateCallsQuery {
  readonly network: EvmNet
  readonly calls: readonly TransferCall[]
  readonly also?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

/** Tries calls out on a node, one after another. */
export async function simulateCalls(
  { clientOf, ask }: LedgerContext,
  { network, calls, also = [], signal }: SimulateCallsQuery,
): Promise<TriedCalls> {
  try {
    return await ask(signal, () =>
      tryOut(
        clientOf(network),
        calls,
        also.map((each) => getAddress(each)),
      ),
    )
  } catch (cause) {
    // Who has too little for what goes along is refused as a whole.
    if (!isRefusal(cause)) return { status: 'unknown' }
    return { status: 'tried', calls: calls.map(() => ({ status: 'fails', reason: shortMessageOf(cause) })) }
  }
}

async function tryOut(client: Client, calls: readonly TransferCall[], also: readonly Hex[]): Promise<TriedCalls> {
  const [block] = await simulateBlocks(client, {
    blocks: [{ calls: [...calls] }],
    traceTransfers: true,
    validation: false,
  }).catch((cause: unknown) => {
    if (isRefusal(cause) || isSilent(cause)) throw cause
    return []
  })
  const done = block?.calls ?? []
  if (done.length < calls.length) return callOnly(client, calls)
  return {
    status: 'tried',
    calls: calls.map(({ account }, index): TriedCall => {
      const each = done[index]
      if (each?.status !== 'success') return { status: 'fails', reason: shortMessageOf(each?.error) }
      const logs = readTransfers(each.logs ?? [])
      const changes = [account, ...also].flatMap((party) => changesOf(party, logs))
      return { status: 'succeeds', gas: each.gasUsed, changes }
    }),
  }
}

/** A node that knows no more than one call can say of the only one that it fails. */
async function callOnly(client: Client, [first, ...others]: readonly TransferCall[]): Promise<TriedCalls> {
  if (first && !others.length) await callContract(client, first)
  return { status: 'unknown' }
}
