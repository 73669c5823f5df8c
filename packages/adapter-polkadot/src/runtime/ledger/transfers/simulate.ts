import type { AssetChange, Simulation, Transfer } from '@foyer/core/adapter'
import { toExtrinsic } from '../../acts/toExtrinsic.js'
import type { ChainClient } from '../../node/ChainClient.js'
import { toKey } from '../../toAccounts.js'
import { type ChainEvent, readEvent, readMoved, toName } from '../events.js'
import { quote, type TransfersContext } from './quote.js'
import { toCall } from './toCall.js'

/** Version of what would be said to other chains; older runtimes do not ask for it. */
const XCM_VERSION = 4

/** Has the chain's runtime try a transfer out. */
export async function simulate(
  context: TransfersContext,
  transfer: Transfer<'polkadot'>,
  signal?: AbortSignal,
): Promise<Simulation> {
  try {
    const { network } = transfer
    const tried = await context.apis.use({ network, signal }, (client) => dryRun(client, transfer))
    if (tried?.status !== 'succeeds') return tried ?? { status: 'unknown' }
    // A dry run takes no fee.
    const { most } = await quote(context, transfer, signal)
    return transfer.amount > most ? { status: 'fails', reason: 'token.FundsUnavailable' } : tried
  } catch (cause) {
    context.host.log('debug', 'A transfer could not be tried out', cause)
    return { status: 'unknown' }
  }
}

/** Undefined where the runtime cannot. */
async function dryRun(client: ChainClient, transfer: Transfer<'polkadot'>): Promise<Simulation | undefined> {
  const run = client.call.dryRunApi?.dryRunCall
  if (!run) return undefined
  const origin = { type: 'System', value: { type: 'Signed', value: transfer.from.address } }
  const parameters = [origin, toExtrinsic(client, toCall(transfer)).call, XCM_VERSION]
  const answer: Tried = Object(await run(...parameters.slice(0, run.meta.params.length)))
  if (!answer.isOk) return undefined
  const { executionResult, emittedEvents }: Effects = Object(answer.value)
  const result: Tried = Object(executionResult)
  if (!result.isOk) return { status: 'fails', reason: toReason(client, Object(result.err).error) }
  const events = Array.from(Object(emittedEvents ?? []), (event) => readEvent(event, client.prefix))
  return { status: 'succeeds', changes: toChanges(events, transfer) }
}

interface Tried {
  readonly isOk?: unknown
  readonly value?: unknown
  readonly err?: unknown
}

interface Effects {
  readonly executionResult?: unknown
  readonly emittedEvents?: unknown
}

/** In the chain's own words: `assets.BalanceLow`, `token.FundsUnavailable`. */
function toReason(client: ChainClient, given: unknown): string {
  const { type, value }: { readonly type?: unknown; readonly value?: unknown } = Object(given)
  if (type !== 'Module') return [String(type).toLowerCase(), value].filter(String).join('.')
  const { pallet, name } = client.registry.findErrorMeta(Object(given)) ?? {}
  return toName(pallet, name)
}

/** What each has less or more, added up. */
function toChanges(events: readonly ChainEvent[], { from, to, token }: Transfer<'polkadot'>): readonly AssetChange[] {
  const spelling = new Map([to, from.address].map((address) => [toKey(address), address]))
  const changes = new Map<string, AssetChange>()
  const add = (given: string, asset: string | undefined, amount: bigint) => {
    const address = spelling.get(toKey(given)) ?? given
    const id = `${toKey(given)} ${asset ?? ''}`
    const { symbol, decimals } = asset !== undefined && asset === token?.address ? token : {}
    const before = changes.get(id)?.amount ?? 0n
    changes.set(id, { address, token: { address: asset, symbol, decimals }, amount: before + amount })
  }
  for (const event of events) {
    const moved = readMoved(event)
    if (!moved) continue
    add(moved.from, moved.asset, -moved.amount)
    add(moved.to, moved.asset, moved.amount)
  }
  return [...changes.values()].filter(({ amount }) => amount !== 0n)
}
