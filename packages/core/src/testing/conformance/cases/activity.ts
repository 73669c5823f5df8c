import { type ConformanceCase, needsAll, needsChainReader } from '../case.js'
import { check, checkEqual } from '../check.js'
import type { CaseEnvironment } from '../createCaseEnvironment.js'
import { requireMember } from '../runWithChainReader.js'
import { runWithTransfers, sendAndApprove, type TransferCaseRun } from '../runWithTransfers.js'

export const activityCases: readonly ConformanceCase[] = [
  {
    name: 'activity: lists sent transactions page by page, newest first',
    lacks: needsAll(needsChainReader('transfers'), needsChainReader('activity')),
    run: (stage) =>
      runWithTransfers(stage, async (on) => {
        const { network, account, both, facts } = on
        const hashes: string[] = []
        for (const transfer of both) {
          const { hash } = await sendAndApprove(stage, on, transfer)
          const query = { hash, address: account.address, network }
          await stage.until(async () => (await on.transfers.state(query)).status === 'confirmed', 'It is included.')
          hashes.unshift(hash)
        }
        const items = await readAll(stage, on)
        const told = items.map(({ hash }) => hash)
        checkEqual(new Set(told).size, told.length, 'A transaction is told once.')
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
        checkEqual(found, facts.activity === 'all' ? hashes : found, 'What was sent is told, the last one first.')
      }),
  },
]

async function readAll(stage: CaseEnvironment, { chainReader, network, account, both }: TransferCaseRun) {
  const activity = requireMember(chainReader.activity, 'activity()').bind(chainReader)
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
