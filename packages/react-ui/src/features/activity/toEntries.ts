import { type ActivityLine, groupByMonth } from '@foyer/core/ui/activity'

/** One thing in the list, as high as it may be. */
export type ListEntry =
  | { readonly type: 'head'; readonly key: string; readonly at: number | 'pending' | undefined }
  | {
      readonly type: 'line'
      readonly key: string
      readonly line: ActivityLine
      /** Another one of the visitor's is on its way in the place of this one: one of the two will happen. */
      readonly isBeingReplaced?: boolean
    }
  | { readonly type: 'fold'; readonly key: string; readonly count: number; readonly isOpen: boolean }

/** What is on its way, then month by month; what is possibly spam at the end of its month, folded. */
export function toEntries(lines: readonly ActivityLine[], opened: ReadonlySet<string>): readonly ListEntry[] {
  const toLine = (line: ActivityLine) => ({ type: 'line', key: line.hash, line }) as const
  const pending = lines.filter(({ status }) => status === 'pending')
  const replaced = new Set(pending.flatMap(({ replaces }) => replaces ?? []))
  const toPending = (line: ActivityLine): ListEntry => ({ ...toLine(line), isBeingReplaced: replaced.has(line.hash) })
  const months = groupByMonth(lines.filter(({ status }) => status !== 'pending'))
  return [
    ...(pending.length ? [{ type: 'head', key: 'pending', at: 'pending' } as const, ...pending.map(toPending)] : []),
    ...months.flatMap(({ month = 'undated', items }): readonly ListEntry[] => {
      const spam = items.filter(({ isSpam }) => isSpam)
      const isOpen = opened.has(month)
      return [
        { type: 'head', key: month, at: items[0]?.at },
        ...items.filter(({ isSpam }) => !isSpam).map(toLine),
        ...(spam.length ? [{ type: 'fold', key: `${month} spam`, count: spam.length, isOpen } as const] : []),
        ...(isOpen ? spam.map(toLine) : []),
      ]
    }),
  ]
}
