import {
  type Activity,
  type ActivityPage,
  type ActivityQuery,
  type ActivityTransfer,
  type AdapterContext,
  formatUnits,
  ModalError,
} from '@foyer/core/adapter'
import { toHex } from '../../address/toHex.js'
import { toAccountKey } from '../../connection/toAccounts.js'
import { toAccountId } from '../../node/storageKeys.js'
import { flatMapInBatches, readBlockHash, readBlockNumber, readTransactionHashes } from '../blocks/blocks.js'
import {
  type AssetTransfer,
  type ChainEvent,
  readAssetTransfer,
  readBlockEvents,
  readTransactionOutcome,
} from '../blocks/events.js'
import type { ClientPool } from '../createClientPool.js'
import { createNodeRequester, type NodeRequester } from '../createNodeRequester.js'
import type { AssetDescription } from '../tokens/assets.js'
import { type AssetDescriptions, readAssetDescriptions } from './readAssetDescriptions.js'

const EVENTS = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'

const PAGE_SIZE = 16

/** Nodes keep the state of this many blocks; older events cannot be read. */
const UNPRUNED_BLOCKS = 256

export interface ActivityContext {
  readonly adapterContext: AdapterContext<'polkadot'>
  readonly apis: ClientPool
  readonly names: AssetDescriptions
}

export async function readActivity(
  { adapterContext, apis, names }: ActivityContext,
  query: ActivityQuery<'polkadot'>,
): Promise<ActivityPage> {
  const { network, signal, address, cursor } = query
  const request = createNodeRequester(adapterContext, query)
  const { from, floor } = readCursor(cursor) ?? begin(await readBlockNumber(request))
  const id = toHex(toAccountId(address)).slice(2)
  const numbers = Array.from({ length: Math.min(PAGE_SIZE, from - floor + 1) }, (_, index) => from - index)
  const blocks = await flatMapInBatches(numbers, (number) => findBlock(request, { number, id }))
  const items = blocks.length
    ? await apis.use({ network, signal }, async (client) => {
        const included = await flatMapInBatches(blocks, async (block) => {
          const [{ at, byIndex }, hashes] = await Promise.all([
            readBlockEvents(client, block),
            readTransactionHashes(request, block),
          ])
          return [...byIndex]
            .reverse()
            .map(([index, events]): IncludedTransaction => ({ hash: hashes[index], at, events }))
        })
        const result = included.flatMap((each) => toAccountTransaction(query, each) ?? [])
        const { caipNetworkId } = network
        const ids = result.flatMap(({ moved }) => moved.flatMap(({ asset }) => asset ?? []))
        const unknown = ids.filter((id) => !query.known.some((token) => token.address === id))
        const described = await readAssetDescriptions(client, { request, names, caipNetworkId, ids: unknown }).catch(
          (cause: unknown) => {
            adapterContext.log('debug', 'Could not read asset names', cause)
            return noNames
          },
        )
        return result.map((each) => toActivity(query, each, described))
      })
    : []
  const next = from - PAGE_SIZE
  return { items, ...(floor > 1 && { mayBeIncomplete: true }), ...(next >= floor && { next: `${next}:${floor}` }) }
}

const noNames: Names = new Map()

const begin = (last: number) => ({ from: last, floor: Math.max(1, last - UNPRUNED_BLOCKS) })

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [, from, floor] = /^(\d{1,12}):(\d{1,12})$/.exec(cursor) ?? []
  if (from && floor) return { from: Number(from), floor: Number(floor) }
  throw new ModalError('RPC_INVALID_PARAMS', {
    message: 'Expected a cursor of an earlier activity page',
    context: { cursor },
  })
}

async function findBlock(
  request: NodeRequester,
  { number, id }: { readonly number: number; readonly id: string },
): Promise<`0x${string}`[]> {
  const hash = await readBlockHash(request, number)
  if (hash === undefined) return []
  const isNamed = await request('state_getStorage', [EVENTS, hash], (events) => String(events).includes(id))
  return isNamed ? [hash] : []
}

interface IncludedTransaction {
  readonly hash: string | undefined
  readonly at: number | undefined
  readonly events: readonly ChainEvent[]
}

interface AccountTransaction {
  readonly hash: string
  readonly at: number | undefined
  readonly outcome: ReturnType<typeof readTransactionOutcome>
  readonly moved: readonly AssetTransfer[]
}

const createIsMe = (me: string) => {
  const key = toAccountKey(me)
  return (address: string | undefined) => address !== undefined && toAccountKey(address) === key
}

function toAccountTransaction(
  { address }: ActivityQuery<'polkadot'>,
  { hash, at, events }: IncludedTransaction,
): AccountTransaction | undefined {
  const isMe = createIsMe(address)
  const outcome = readTransactionOutcome(events)
  const moved = events
    .flatMap((event) => readAssetTransfer(event) ?? [])
    .filter(({ from, to }) => isMe(from) || isMe(to))
  if (!hash || !(moved.length || isMe(outcome.payer))) return undefined
  return { hash, at, outcome, moved }
}

type Names = ReadonlyMap<string, AssetDescription | undefined>

function toActivity(
  query: ActivityQuery<'polkadot'>,
  { hash, at, outcome, moved }: AccountTransaction,
  names: Names,
): Activity {
  const isMe = createIsMe(query.address)
  const { status, payer, fee } = outcome
  const [first] = moved
  return {
    ...{ hash, status, at, caipNetworkId: query.network.caipNetworkId },
    kind: first ? (isMe(first.from) ? 'send' : 'receive') : 'execute',
    from: first?.from ?? payer,
    to: first?.to,
    transfers: moved.map((each) => toTransfer(query, each, names)),
    fee: isMe(payer) ? fee : undefined,
  }
}

function toTransfer(
  { address: me, network, known }: ActivityQuery<'polkadot'>,
  { asset, from, to, amount }: AssetTransfer,
  names: Names,
): ActivityTransfer {
  const isMe = createIsMe(me)
  const direction = isMe(from) ? (isMe(to) ? 'self' : 'out') : 'in'
  const info =
    asset === undefined ? network.nativeCurrency : (known.find(({ address }) => address === asset) ?? names.get(asset))
  const { name, symbol, decimals } = info ?? {}
  return {
    ...{ direction, from, to },
    amount: decimals === undefined ? undefined : formatUnits(amount, decimals),
    token: { address: asset, symbol, name },
  }
}
