import type { AssetChange, Simulation, Transfer } from '@foyer/core/adapter'
import type { ApiPromise } from '@polkadot/api'
import { toExtrinsic } from '../../acts/sendTransaction.js'
import { toKey } from '../../toAccounts.js'
import { type ChainEvent, readEvent, readMoved } from '../events.js'
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
    const tried = await context.apis.use({ network, signal }, (api) => dryRun(api, transfer))
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
async function dryRun(api: ApiPromise, transfer: Transfer<'polkadot'>): Promise<Simulation | undefined> {
  const run = api.call.dryRunApi?.dryRunCall
  if (!run) return undefined
  const origin = { system: { Signed: transfer.from.address } }
  const parameters = [origin, toExtrinsic(api, toCall(transfer)).method, XCM_VERSION]
  const { meta }: { readonly meta?: { readonly params?: { readonly length?: unknown } } } = Object(run)
  const answer: Tried = Object(await run(...parameters.slice(0, Number(meta?.params?.length ?? parameters.length))))
  if (!answer.isOk) return undefined
  const { executionResult, emittedEvents }: Effects = Object(answer.asOk)
  const result: Tried = Object(executionResult)
  if (!result.isOk) return { status: 'fails', reason: toReason(api, Object(result.asErr).error) }
  const events = Array.from(Object(emittedEvents ?? []), readEvent)
  return { status: 'succeeds', changes: toChanges(events, transfer) }
}

interface Tried {
  readonly isOk?: unknown
  readonly asOk?: unknown
  readonly asErr?: unknown
}

interface Effects {
  readonly executionResult?: unknown
  readonly emittedEvents?: unknown
}

interface Refusal {
  readonly isModule?: unknown
  readonly asModule?: unknown
  readonly type?: unknown
  readonly value?: unknown
}

/** In the chain's own words: `assets.BalanceLow`, `token.FundsUnavailable`. */
function toReason(api: ApiPromise, given: unknown): string {
  const refusal: Refusal = Object(given)
  if (!refusal.isModule) return [String(refusal.type).toLowerCase(), refusal.value].filter(String).join('.')
  const { section, name } = api.registry.findMetaError(Object(refusal.asModule))
  return `${section}.${name}`
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
