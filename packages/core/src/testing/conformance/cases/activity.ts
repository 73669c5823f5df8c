import { all, type Case, needsLedger } from '../case.js'
import { check, equal } from '../check.js'
import type { Stage } from '../createStage.js'
import { present } from '../onLedger.js'
import { type OnTransfers, onTransfers, send } from '../onTransfers.js'

export const activity: readonly Case[] = [
  {
    name: 'activity: tells what was sent, newest first, page by page',
    lacks: all(needsLedger('transfers'), needsLedger('activity')),
    run: (stage) =>
      onTransfers(stage, async (on) => {
        const { network, account, both, facts } = on
        const hashes: string[] = []
        for (const transfer of both) {
          const { hash } = await send(stage, on, transfer)
          const query = { hash, address: account.address, network }
          await stage.until(async () => (await on.transfers.state(query)).status === 'confirmed', 'It is included.')
          hashes.unshift(hash)
        }
        const items = await readAll(stage, on)
        const told = items.map(({ hash }) => hash)
        equal(new Set(told).size, told.length, 'A transaction is told once.')
        check(
          items.every(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId),
          'All are of the network that was asked for.',
        )
        const times = items.flatMap(({ at }) => at ?? [])
        check(
          times.every((at, index) => at <= (times[index - 1] ?? at)),
          'The newest comes first.',
        )
        check(
          items.every(({ transfers }) => transfers.every(({ amount = '0' }) => /^\d+(\.\d+)?$/.test(amount))),
          'Amounts are decimal text, not below zero: the direction is told beside it.',
        )
        const found = told.filter((hash) => hashes.includes(hash))
        equal(found, facts.activity === 'all' ? hashes : found, 'What was sent is told, the last one first.')
      }),
  },
]

/** All pages. */
async function readAll(stage: Stage, { ledger, network, account, both }: OnTransfers) {
  const activity = present(ledger.activity, 'activity()').bind(ledger)
  const known = both.flatMap(({ token }) => token ?? [])
  const { address } = account
  const first = await stage.within(activity({ address, network, known }), 'activity() resolves.')
  const items = [...first.items]
  for (let { next } = first; next !== undefined; ) {
    const page = await stage.within(activity({ address, network, known, cursor: next }), 'activity() resolves.')
    items.push(...page.items)
    check(page.next !== next, 'The pages come to an end.')
    next = page.next
  }
  return items
}
