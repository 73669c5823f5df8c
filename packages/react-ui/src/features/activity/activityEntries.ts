import { type ClassifiedActivity, groupByMonth } from '@foyer/core/internal/activity'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

export interface ActivityEntriesProps {
  readonly entries: readonly ActivityListEntry[]
  readonly label: string
  readonly draw: (entry: ActivityListEntry) => ReactNode
  /** Called when the user scrolls near the end of the list, possibly repeatedly. */
  readonly onNearEnd: (() => void) | undefined
  readonly focusTarget: RefObject<number | undefined>
}

/**
 * Returns the index of the entry that an arrow key, Home or End focuses, skipping headings. The move starts at `from`,
 * the last key's target while the list has not rendered it yet, else at the focused entry.
 */
export function getNextEntryIndex(
  event: KeyboardEvent<HTMLDivElement>,
  entries: readonly ActivityListEntry[],
  from?: number,
): number | undefined {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
  if (!item) return undefined
  const now = from ?? Number(item.dataset.index)
  const can = (index: number) => entries[index] !== undefined && entries[index]?.type !== 'head'
  const walk = (start: number, step: 1 | -1) => {
    let index = start
    while (entries[index] && !can(index)) index += step
    return can(index) ? index : undefined
  }
  const target =
    event.key === 'ArrowDown'
      ? walk(now + 1, 1)
      : event.key === 'ArrowUp'
        ? walk(now - 1, -1)
        : event.key === 'Home'
          ? walk(0, 1)
          : event.key === 'End'
            ? walk(entries.length - 1, -1)
            : undefined
  if (target !== undefined) event.preventDefault()
  return target
}

export function focusEntry(list: HTMLElement | null, index: number, preventScroll = false): boolean {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"] .fy-row`)
  row?.focus({ preventScroll })
  return Boolean(row)
}

export type ActivityListEntry =
  | { readonly type: 'head'; readonly key: string; readonly at: number | 'pending' | undefined }
  | {
      readonly type: 'line'
      readonly key: string
      readonly line: ClassifiedActivity
      /** True also while the replacement is pending: the network will include only one of the two transactions. */
      readonly isBeingReplaced?: boolean
    }
  | { readonly type: 'fold'; readonly key: string; readonly count: number; readonly isOpen: boolean }

/** Groups transactions: pending ones first, then by month, with possible spam folded at the month's end. */
export function groupActivitiesByMonth(
  lines: readonly ClassifiedActivity[],
  opened: ReadonlySet<string>,
): readonly ActivityListEntry[] {
  const toLine = (line: ClassifiedActivity) => ({ type: 'line', key: line.hash, line }) as const
  const pending = lines.filter(({ status }) => status === 'pending')
  const replaced = new Set(pending.flatMap(({ replaces }) => replaces ?? []))
  const toPending = (line: ClassifiedActivity): ActivityListEntry => ({
    ...toLine(line),
    isBeingReplaced: replaced.has(line.hash),
  })
  const months = groupByMonth(lines.filter(({ status }) => status !== 'pending'))
  return [
    ...(pending.length ? [{ type: 'head', key: 'pending', at: 'pending' } as const, ...pending.map(toPending)] : []),
    ...months.flatMap(({ month = 'undated', items }): readonly ActivityListEntry[] => {
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
