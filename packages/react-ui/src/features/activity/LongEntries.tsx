import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type EntriesProps, focusOn, stepFrom } from './entries.js'

/** As high as a line is where the text is not larger, and a heading. Pixels. */
const LINE = 56
const HEAD = 30

/** Older ones are asked for when so few entries are left. */
const NEARLY_AT_END = 8

/** Only what is on screen is in the page, however much there is. */
export function LongEntries({ entries, label, draw, onNearEnd, wanted }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null)
  // What scrolls, and how far down in it the list begins.
  const [place, setPlace] = useState<{ readonly body: HTMLElement | null; readonly margin: number }>()
  useLayoutEffect(() => {
    const body = list.current?.closest<HTMLElement>('.fy-body') ?? null
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
    const margin = top(list.current) - top(body) + (body?.scrollTop ?? 0)
    // What stands above the list may have grown.
    if (place?.body !== body || Math.abs(place.margin - margin) >= 1) setPlace({ body, margin })
  })
  const margin = place?.margin ?? 0
  // The same function as long as the entries are: with another one all of them are measured anew, in each frame of scrolling.
  const getItemKey = useCallback((index: number) => entries[index]?.key ?? index, [entries])
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => place?.body ?? null,
    estimateSize: (index) => (entries[index]?.type === 'line' ? LINE : HEAD),
    getItemKey,
    scrollMargin: margin,
    useFlushSync: false,
    overscan: 4,
  })
  const items = virtualizer.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= entries.length - NEARLY_AT_END
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that did not fill the screen asks for another
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd, entries.length])

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
      role="list"
      aria-label={label}
      style={{ blockSize: virtualizer.getTotalSize() }}
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
