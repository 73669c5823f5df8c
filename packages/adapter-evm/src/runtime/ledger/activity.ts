import type { ActivityPage, ActivityQuery } from '@foyer/core/adapter'
import { getAddress, type Hex, isAddress } from 'viem'
import { incoming } from './activity/incoming.js'
import { type Found, searchOtterscan } from './activity/searchOtterscan.js'
import { toActivity } from './activity/toActivity.js'
import { isSilent } from './aggregate.js'
import type { LedgerContext } from './context.js'

/** What happened with an address, where a node can look for it. */
export async function activity(
  { clientOf, ask }: LedgerContext,
  { address: given, network, cursor, known, signal }: ActivityQuery<'eip155'>,
): Promise<ActivityPage> {
  const tokens = new Map(known.map((each) => [String(each.address).toLowerCase(), each]))
  const contracts = known.flatMap(({ address }): Hex[] =>
    address && isAddress(address, { strict: false }) ? [address] : [],
  )
  const before = cursor && /^\d{1,15}$/.test(cursor) ? BigInt(cursor) : 0n
  return ask(signal, async () => {
    if (!isAddress(given, { strict: false })) return { items: [] }
    const [address, client] = [getAddress(given), clientOf(network)]
    const page = await searchOtterscan(client, address, before).catch(unlessUnknown)
    // A node that cannot look for an address.
    if (!page) return { items: [], mayBeIncomplete: true }
    const next = page.isLast ? undefined : page.found.at(-1)?.transaction.blockNumber
    const { found, isCut } = await incoming(client, {
      address,
      tokens: contracts,
      known: new Set(page.found.map(({ transaction }) => transaction.hash)),
      fromBlock: next ?? 0n,
      toBlock: before > 0n ? before - 1n : undefined,
    })
    const items = inOrder([...page.found, ...found]).map((each) => toActivity(each, { address, network, tokens }))
    return { items, ...(next && { next: String(next) }), ...(isCut && { mayBeIncomplete: true }) }
  })
}

/** Newest first. */
function inOrder(found: readonly Found[]): readonly Found[] {
  const place = ({ receipt: { blockNumber, transactionIndex } }: Found) =>
    [blockNumber, BigInt(transactionIndex)] as const
  return [...found].sort((one, other) => {
    const [[block, index], [otherBlock, otherIndex]] = [place(one), place(other)]
    return block === otherBlock ? Number(otherIndex - index) : Number(otherBlock - block)
  })
}

/** A node that does not know the question, or does not answer it to everybody, is no node that is out of order. */
function unlessUnknown(cause: unknown): undefined {
  if (isSilent(cause)) throw cause
}
