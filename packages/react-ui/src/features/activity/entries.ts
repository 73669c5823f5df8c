import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import type { ListEntry } from './toEntries.js'

/** What a list of entries is given, whichever way it draws them. */
export interface EntriesProps {
  readonly entries: readonly ListEntry[]
  readonly label: string
  readonly draw: (entry: ListEntry) => ReactNode
  /** The end is nearly seen. It may be told again and again. */
  readonly onNearEnd: (() => void) | undefined
  /** The entry that is to have the focus once it is in the page. */
  readonly wanted: RefObject<number | undefined>
}

/** Where a key leads: over headings, which cannot have the focus. `from` is where an earlier one leads that is not there yet. */
export function stepFrom(
  event: KeyboardEvent<HTMLDivElement>,
  entries: readonly ListEntry[],
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

export function focusOn(list: HTMLElement | null, index: number, preventScroll = false): boolean {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"] .fy-row`)
  row?.focus({ preventScroll })
  return Boolean(row)
}
