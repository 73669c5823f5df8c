import type { AssetChange, Simulation, Transfer } from '@foyer/core/adapter'
import { toAccountKey } from '../../connection/toAccounts.js'
import { toExtrinsic } from '../../methods/toExtrinsic.js'
import type { ChainClient } from '../../node/ChainClient.js'
import { type ChainEvent, parseEvent, readAssetTransfer, toEventName } from '../blocks/events.js'
import { readTransferQuote, type TransfersContext } from './readTransferQuote.js'
import { toTransferCall } from './toTransferCall.js'

/** XCM version of the dry run; older runtimes have no such parameter. */
const XCM_VERSION = 4

export async function simulateTransfer(
  context: TransfersContext,
  transfer: Transfer<'polkadot'>,
  signal?: AbortSignal,
): Promise<Simulation> {
  try {
    const { network } = transfer
    const tried = await context.apis.use({ network, signal }, (client) => simulateOnNode(client, transfer))
    if (tried?.status !== 'succeeds') return tried ?? { status: 'unknown' }
    // A dry run charges no fee, so compare the amount with the quote.
    const { most } = await readTransferQuote(context, transfer, signal)
    return transfer.amount > most ? { status: 'fails', reason: 'token.FundsUnavailable' } : tried
  } catch (cause) {
    context.adapterContext.log('debug', 'Could not simulate the transfer', cause)
    return { status: 'unknown' }
  }
}

async function simulateOnNode(client: ChainClient, transfer: Transfer<'polkadot'>): Promise<Simulation | undefined> {
  const run = client.call.dryRunApi?.dryRunCall
  if (!run) return undefined
  const origin = { type: 'System', value: { type: 'Signed', value: transfer.from.address } }
  const parameters = [origin, toExtrinsic(client, toTransferCall(transfer)).call, XCM_VERSION]
  const answer: DryRunResult = Object(await run(...parameters.slice(0, run.meta.params.length)))
  if (!answer.isOk) return undefined
  const { executionResult, emittedEvents }: DryRunEffects = Object(answer.value)
  const result: DryRunResult = Object(executionResult)
  if (!result.isOk) return { status: 'fails', reason: toFailureReason(client, Object(result.err).error) }
  const events = Array.from(Object(emittedEvents), (event) => parseEvent(event, client.prefix))
  return { status: 'succeeds', changes: toAssetChanges(events, transfer) }
}

interface DryRunResult {
  readonly isOk?: unknown
  readonly value?: unknown
  readonly err?: unknown
}

interface DryRunEffects {
  readonly executionResult?: unknown
  readonly emittedEvents?: unknown
}

function toFailureReason(client: ChainClient, input: unknown): string {
  const { type, value }: { readonly type?: unknown; readonly value?: unknown } = Object(input)
  if (type !== 'Module') return [String(type).toLowerCase(), value].filter(String).join('.')
  const { pallet, name } = client.registry.findErrorMeta(Object(input)) ?? {}
  return toEventName(pallet, name)
}

function toAssetChanges(
  events: readonly ChainEvent[],
  { from, to, token }: Transfer<'polkadot'>,
): readonly AssetChange[] {
  const spelling = new Map([to, from.address].map((address) => [toAccountKey(address), address]))
  const changes = new Map<string, AssetChange>()
  const add = (input: string, asset: string | undefined, amount: bigint) => {
    const address = spelling.get(toAccountKey(input)) ?? input
    const id = `${toAccountKey(input)} ${asset}`
    const { symbol, decimals } = asset !== undefined && asset === token?.address ? token : {}
    const before = changes.get(id)?.amount ?? 0n
    changes.set(id, { address, token: { address: asset, symbol, decimals }, amount: before + amount })
  }
  for (const event of events) {
    const moved = readAssetTransfer(event)
    if (!moved) continue
    add(moved.from, moved.asset, -moved.amount)
    add(moved.to, moved.asset, moved.amount)
  }
  return [...changes.values()].filter(({ amount }) => amount !== 0n)
}
