import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useNearEnd } from '../../components/useNearEnd.js'
import { useScrollPlace } from '../../components/useScrollPlace.js'
import { type EntriesProps, focusOn, stepFrom } from './entries.js'

/** As high as a line is where the text is not larger, and a heading. Pixels. */
const LINE = 56
const HEAD = 30

/** Older ones are asked for when so few entries are left. */
const NEARLY_AT_END = 8

/** Only what is on screen is in the page, however much there is. */
export function LongEntries({ entries, label, draw, onNearEnd, wanted }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null)
  const { body, margin, look } = useScrollPlace(list)
  // The same function as long as the entries are: with another one all of them are measured anew, in each frame of scrolling.
  const getItemKey = useCallback((index: number) => entries[index]?.key ?? index, [entries])
  const estimateSize = (index: number) => (entries[index]?.type === 'line' ? LINE : HEAD)
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => body,
    estimateSize,
    getItemKey,
    scrollMargin: margin,
    // It is written to what scrolls as soon as that is known: the visitor stays where they have scrolled to.
    enabled: body !== null,
    initialOffset: () => body?.scrollTop ?? 0,
    useFlushSync: false,
    overscan: 4,
  })
  // A frame of scrolling brings entries alone, and has no time to ask where they lie. One more comes when it is over.
  useLayoutEffect(() => {
    if (!virtualizer.isScrolling) look()
  })
  const items = virtualizer.getVirtualItems()
  useNearEnd((items.at(-1)?.index ?? 0) >= entries.length - NEARLY_AT_END, entries.length, onNearEnd)

  // The line that a key leads to may come into the page only now.
  useEffect(() => {
    if (wanted.current !== undefined && focusOn(list.current, wanted.current, true)) wanted.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = stepFrom(event, entries, wanted.current)
    if (target === undefined) return
    virtualizer.scrollToIndex(target)
    if (!focusOn(list.current, target, true)) wanted.current = target
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: headings lie between the items, and only some are in the page
    <div
      ref={list}
      className="fy-hist"
      data-long=""
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
