import type { ActivityPage, ActivityQuery, AdapterHost } from '@foyer/core/adapter'
import { type Ask, COMMITMENT, createAsk } from '../read/ask.js'
import { readHeld } from '../read/readHeld.js'
import { at, listOf, toAmount, toText } from '../read/values.js'
import { readTransaction, type Signed } from './readTransaction.js'

/** Transactions a page; each is a question of its own. */
const PAGE = 15

/** Questions at once: public nodes count them. */
const AT_ONCE = 5

/** Accounts for tokens that are asked about; what comes into others of them goes unseen. */
const MAX_ACCOUNTS = 8

/**
 * What happened with an address and with its accounts for tokens: what comes into one of those does not name the owner.
 * An account that was closed meanwhile is not asked about.
 */
export async function activity(
  host: AdapterHost<'solana'>,
  { address, network, cursor, known, signal }: ActivityQuery<'solana'>,
): Promise<ActivityPage> {
  const ask = createAsk(host, { network, signal })
  const names = new Set(known.map((token) => token.address))
  const held = [...(await readHeld(ask, address))].sort(
    (one, other) => Number(names.has(other.mint)) - Number(names.has(one.mint)),
  )
  const accounts = held.slice(0, MAX_ACCOUNTS).map(({ account }) => account)
  const lists = await Promise.all([address, ...accounts].map((each) => readSignatures(ask, each, cursor)))
  const { page, next } = merge(lists)
  const items: Awaited<ReturnType<typeof readTransaction>>[] = []
  for (let start = 0; start < page.length; start += AT_ONCE) {
    const some = page.slice(start, start + AT_ONCE)
    items.push(...(await Promise.all(some.map((signed) => readTransaction(ask, { signed, address, network, known })))))
  }
  const isCut =
    held.length > MAX_ACCOUNTS ||
    // Transactions that the node lists, and does not give any more.
    items.some(({ from }) => from === undefined) ||
    (next === undefined && (await isPruned(ask)))
  return { items, ...(next !== undefined && { next }), ...(isCut && { mayBeIncomplete: true }) }
}

/** Whether the node has thrown its oldest blocks away. One that does not say so is believed to have them. */
async function isPruned(ask: Ask): Promise<boolean> {
  const first = toAmount(await ask('getFirstAvailableBlock', []).catch(() => undefined))
  return first !== undefined && first > 0n
}

async function readSignatures(ask: Ask, address: string, before: string | undefined): Promise<readonly Signed[]> {
  const options = { commitment: COMMITMENT, limit: PAGE, ...(before !== undefined && { before }) }
  return listOf(await ask('getSignaturesForAddress', [address, options])).flatMap((each) => {
    const [hash, slot] = [toText(at(each, 'signature')), toAmount(at(each, 'slot'))]
    const seconds = toAmount(at(each, 'blockTime'))
    if (!hash || slot === undefined) return []
    return [
      {
        hash,
        slot,
        isFailed: at(each, 'err') !== null,
        at: seconds === undefined ? undefined : Number(seconds) * 1000,
      },
    ]
  })
}

/** The newest of all lists. Those of one slot stay together: which of them came first, their accounts cannot tell. */
function merge(lists: readonly (readonly Signed[])[]): {
  readonly page: readonly Signed[]
  readonly next?: string | undefined
} {
  const byHash = new Map(lists.flat().map((each) => [each.hash, each]))
  const all = [...byHash.values()].sort((one, other) => (one.slot < other.slot ? 1 : one.slot > other.slot ? -1 : 0))
  const end = all[PAGE - 1]?.slot
  if (end === undefined) return { page: all }
  const page = all.filter(({ slot }) => slot >= end)
  // A list that is cut within that slot goes on from where it was cut.
  const cut = lists.flatMap((list) => (list.length >= PAGE && list.at(-1)?.slot === end ? list.slice(-1) : []))
  return { page, next: (cut[0] ?? page.at(-1))?.hash }
}
