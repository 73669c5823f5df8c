import {
  type Activity,
  type ActivityPage,
  type ActivityQuery,
  type ActivityTransfer,
  type AdapterHost,
  formatUnits,
  ModalError,
} from '@foyer/core/adapter'
import { toHex } from '../../address/toHex.js'
import { accountIdOf } from '../../node/storageKeys.js'
import { toKey } from '../../toAccounts.js'
import type { AssetDescription } from '../assets.js'
import { eachOf, readHashesIn, readHashOf, readNumberOf } from '../blocks.js'
import type { Apis } from '../createApis.js'
import { type Ask, createAsk } from '../createAsk.js'
import { type ChainEvent, type Moved, readBlockEvents, readMoved, readOutcome } from '../events.js'
import { type AssetNames, nameAssets } from './nameAssets.js'

/** Where a chain keeps what happened in a block. */
const EVENTS = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'

/** Blocks of one page. */
const PAGE = 16

/** Nodes keep so many blocks whole. */
const REACH = 256

export interface ActivityContext {
  readonly host: AdapterHost<'polkadot'>
  readonly apis: Apis
  readonly names: AssetNames
}

/** What the last blocks say of an account: a node has no list by account. Blocks that do not name it are not read. */
export async function readActivity(
  { host, apis, names }: ActivityContext,
  query: ActivityQuery<'polkadot'>,
): Promise<ActivityPage> {
  const { network, signal, address, cursor } = query
  const ask = createAsk(host, query)
  const { from, floor } = readCursor(cursor) ?? begin(await readNumberOf(ask))
  const id = toHex(accountIdOf(address)).slice(2)
  const numbers = Array.from({ length: Math.max(0, Math.min(PAGE, from - floor + 1)) }, (_, index) => from - index)
  const blocks = await eachOf(numbers, (number) => findBlock(ask, { number, id }))
  const items = blocks.length
    ? await apis.use({ network, signal }, async (client) => {
        const included = await eachOf(blocks, async (block) => {
          const [{ at, byIndex }, hashes] = await Promise.all([
            readBlockEvents(client, block),
            readHashesIn(ask, block),
          ])
          return [...byIndex].reverse().map(([index, events]): Included => ({ hash: hashes[index], at, events }))
        })
        const found = included.flatMap((each) => read(query, each) ?? [])
        const { caipNetworkId } = network
        const ids = found.flatMap(({ moved }) => moved.flatMap(({ asset }) => asset ?? []))
        const unknown = ids.filter((id) => !query.known.some((token) => token.address === id))
        const described = await nameAssets(client, { ask, names, caipNetworkId, ids: unknown }).catch(
          (cause: unknown) => {
            host.log('debug', 'What assets are called could not be read', cause)
            return noNames
          },
        )
        return found.map((each) => toActivity(query, each, described))
      })
    : []
  const next = from - PAGE
  // What lies further back than a node keeps its blocks whole is not looked at.
  return { items, ...(floor > 1 && { mayBeIncomplete: true }), ...(next >= floor && { next: `${next}:${floor}` }) }
}

const noNames: Names = new Map()

const begin = (last: number) => ({ from: last, floor: Math.max(1, last - REACH) })

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [, from, floor] = /^(\d{1,12}):(\d{1,12})$/.exec(cursor) ?? []
  if (from && floor) return { from: Number(from), floor: Number(floor) }
  throw new ModalError('RPC_INVALID_PARAMS', { message: 'Not a page of activity', context: { cursor } })
}

/** The block's hash, where its events name the account. */
async function findBlock(
  ask: Ask,
  { number, id }: { readonly number: number; readonly id: string },
): Promise<`0x${string}`[]> {
  const hash = await readHashOf(ask, number)
  if (hash === undefined) return []
  const isNamed = await ask('state_getStorage', [EVENTS, hash], (events) => String(events).includes(id))
  return isNamed ? [hash] : []
}

interface Included {
  readonly hash: string | undefined
  readonly at: number | undefined
  readonly events: readonly ChainEvent[]
}

/** A transaction of the account's own, or one that moved something to it. */
interface Found {
  readonly hash: string
  readonly at: number | undefined
  readonly outcome: ReturnType<typeof readOutcome>
  readonly moved: readonly Moved[]
}

const createIsMe = (me: string) => {
  const key = toKey(me)
  return (address: string | undefined) => address !== undefined && toKey(address) === key
}

/** Undefined where it is nothing of the account's. */
function read({ address }: ActivityQuery<'polkadot'>, { hash, at, events }: Included): Found | undefined {
  const isMe = createIsMe(address)
  const outcome = readOutcome(events)
  const moved = events.flatMap((event) => readMoved(event) ?? []).filter(({ from, to }) => isMe(from) || isMe(to))
  if (!hash || !(moved.length || isMe(outcome.payer))) return undefined
  return { hash, at, outcome, moved }
}

type Names = ReadonlyMap<string, AssetDescription | undefined>

/** A transaction as the account sees it. */
function toActivity(query: ActivityQuery<'polkadot'>, { hash, at, outcome, moved }: Found, names: Names): Activity {
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
  { asset, from, to, amount }: Moved,
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
