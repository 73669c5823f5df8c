import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useOnListEnd, useScrollContainer } from '../../components/useVirtualRows.js'
import { type ActivityEntriesProps, focusEntry, getNextEntryIndex } from './activityEntries.js'

/** Height of a line, at the default text size. */
const LINE_HEIGHT_PX = 56
const HEADING_HEIGHT_PX = 30

const NEAR_END_ENTRIES = 8

export function VirtualActivityList({ entries, label, draw, onNearEnd, focusTarget }: ActivityEntriesProps) {
  const list = useRef<HTMLDivElement>(null)
  const { body, margin, look } = useScrollContainer(list)
  // A stable function: another one would make the virtualizer remeasure all entries on every scrolled frame.
  const getItemKey = useCallback((index: number) => entries[index]?.key ?? index, [entries])
  const estimateSize = (index: number) => (entries[index]?.type === 'line' ? LINE_HEIGHT_PX : HEADING_HEIGHT_PX)
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => body,
    estimateSize,
    getItemKey,
    scrollMargin: margin,
    // Enables the virtualizer once the container is known, so that the scroll position does not jump.
    enabled: body !== null,
    initialOffset: () => body?.scrollTop ?? 0,
    useFlushSync: false,
    overscan: 4,
  })
  // Reading layout would slow scrolling, so it waits for the render after the user has scrolled.
  useLayoutEffect(() => {
    if (!virtualizer.isScrolling) look()
  })
  const items = virtualizer.getVirtualItems()
  useOnListEnd((items.at(-1)?.index ?? 0) >= entries.length - NEAR_END_ENTRIES, entries.length, onNearEnd)

  // Focuses a target that a key scrolled into view, once it is rendered.
  useEffect(() => {
    if (focusTarget.current !== undefined && focusEntry(list.current, focusTarget.current, true))
      focusTarget.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = getNextEntryIndex(event, entries, focusTarget.current)
    if (target === undefined) return
    virtualizer.scrollToIndex(target)
    if (!focusEntry(list.current, target, true)) focusTarget.current = target
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: headings lie between the items, and only some are in the page
    <div
      ref={list}
      className="fy-hist"
      role="list"
      aria-label={label}
      style={{ blockSize: body ? virtualizer.getTotalSize() : sumOf(entries.map((_, index) => estimateSize(index))) }}
      onKeyDown={onKeyDown}
    >
      {items.map(({ index, key, start }) => {
        const entry = entries[index]
        if (!entry) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: see the list
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="fy-hist__item"
            role="listitem"
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {draw(entry)}
          </div>
        )
      })}
    </div>
  )
}

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, each) => sum + each, 0)
