import type { ActivityPage, ActivityQuery, AdapterContext } from '@foyer/core/adapter'
import { COMMITMENT, createNodeRequester, type NodeRequester } from '../accounts/createNodeRequester.js'
import { readTokenAccounts } from '../accounts/readTokenAccounts.js'
import { readPath, toAmount, toList, toNonEmptyText } from '../accounts/values.js'
import { readTransactionActivity, type SignatureInfo } from './readTransactionActivity.js'

const PAGE_SIZE = 15

/** Public nodes limit parallel requests. */
const PARALLEL_REQUESTS = 5

const MAX_ACCOUNTS = 8

/**
 * Reads the transactions of an address and of its token accounts, because incoming token transfers name only the token
 * account. Misses token accounts that were closed.
 */
export async function readActivity(
  adapterContext: AdapterContext<'solana'>,
  { address, network, cursor, known, signal }: ActivityQuery<'solana'>,
): Promise<ActivityPage> {
  const request = createNodeRequester(adapterContext, { network, signal })
  const names = new Set(known.map((token) => token.address))
  const held = [...(await readTokenAccounts(request, address))].sort(
    (one, other) => Number(names.has(other.mint)) - Number(names.has(one.mint)),
  )
  const accounts = held.slice(0, MAX_ACCOUNTS).map(({ account }) => account)
  const lists = await Promise.all([address, ...accounts].map((each) => readSignatures(request, each, cursor)))
  const { page, next } = mergeSignatures(lists)
  const items: Awaited<ReturnType<typeof readTransactionActivity>>[] = []
  for (let start = 0; start < page.length; start += PARALLEL_REQUESTS) {
    const some = page.slice(start, start + PARALLEL_REQUESTS)
    items.push(
      ...(await Promise.all(
        some.map((signed) => readTransactionActivity(request, { signed, address, network, known })),
      )),
    )
  }
  const isCut =
    held.length > MAX_ACCOUNTS ||
    // The node lists a transaction but no longer returns its details.
    items.some(({ from }) => from === undefined) ||
    (next === undefined && (await isPruned(request)))
  return { items, ...(next !== undefined && { next }), ...(isCut && { mayBeIncomplete: true }) }
}

async function isPruned(request: NodeRequester): Promise<boolean> {
  const first = toAmount(await request('getFirstAvailableBlock', []).catch(() => undefined))
  return first !== undefined && first > 0n
}

async function readSignatures(
  request: NodeRequester,
  address: string,
  before: string | undefined,
): Promise<readonly SignatureInfo[]> {
  const options = { commitment: COMMITMENT, limit: PAGE_SIZE, ...(before !== undefined && { before }) }
  return toList(await request('getSignaturesForAddress', [address, options])).flatMap((each) => {
    const [hash, slot] = [toNonEmptyText(readPath(each, 'signature')), toAmount(readPath(each, 'slot'))]
    const seconds = toAmount(readPath(each, 'blockTime'))
    if (!hash || slot === undefined) return []
    return [
      {
        hash,
        slot,
        isFailed: readPath(each, 'err') !== null,
        at: seconds === undefined ? undefined : Number(seconds) * 1000,
      },
    ]
  })
}

/**
 * Merges the newest transactions of all accounts. A page never ends inside a slot, because the order within one is
 * unknown.
 */
function mergeSignatures(lists: readonly (readonly SignatureInfo[])[]): {
  readonly page: readonly SignatureInfo[]
  readonly next?: string | undefined
} {
  const byHash = new Map(lists.flat().map((each) => [each.hash, each]))
  const all = [...byHash.values()].sort((one, other) => (one.slot < other.slot ? 1 : one.slot > other.slot ? -1 : 0))
  const end = all[PAGE_SIZE - 1]?.slot
  if (end === undefined) return { page: all }
  const page = all.filter(({ slot }) => slot >= end)
  // If an account's list ends inside of the last slot, the next page resumes after it.
  const cut = lists.flatMap((list) => (list.length >= PAGE_SIZE && list.at(-1)?.slot === end ? list.slice(-1) : []))
  return { page, next: (cut[0] ?? page.at(-1))?.hash }
}
