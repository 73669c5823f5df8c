import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useScrollPlace } from './useScrollPlace.js'

export interface EvenRowsOptions {
  readonly count: number
  /** Of a row with the gap below it, where the text is not larger. Pixels. */
  readonly height: number
  /** A row in the list. */
  readonly selector: string
  readonly overscan: number
  /** What scrolls, where that is known and begins with the list. */
  readonly body?: HTMLElement | null | undefined
  /** How far it is scrolled at first. Pixels. @default as it is */
  readonly offset?: number | undefined
}

/** Of rows of one height, inside of what scrolls in the card, those that are on screen. */
export function useEvenRows(list: RefObject<HTMLElement | null>, options: EvenRowsOptions) {
  const { count, selector, overscan, offset } = options
  const { body, margin, look } = useScrollPlace(list, options.body)
  const [highest, setHighest] = useState(0)
  const height = highest || options.height
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => body,
    useFlushSync: false,
    estimateSize: () => height,
    scrollMargin: margin,
    // It is written to what scrolls as soon as that is known: nobody is taken elsewhere.
    enabled: body !== null,
    initialOffset: () => offset ?? body?.scrollTop ?? 0,
    overscan,
  })
  useLayoutEffect(() => {
    // A frame of scrolling brings rows alone, and has no time to ask where they lie. One more comes when it is over. A list that
    // begins with its body asks nothing of the kind.
    if (virtualizer.isScrolling && options.body === undefined) return
    look()
    // All are as high as the highest that was seen: were it the first on screen, one that differs by a pixel would move itself out
    // and in again, and so on.
    const heights = Array.from(list.current?.querySelectorAll<HTMLElement>(selector) ?? [], (row) => row.offsetHeight)
    const measured = Math.max(0, ...heights)
    if (!measured || measured === height || measured < highest) return
    setHighest(measured)
    virtualizer.measure()
  })
  return {
    /** Each with its place in the list. Pixels. */
    rows: virtualizer.getVirtualItems().map(({ index, key, start }) => ({ index, key, start: start - margin })),
    total: body ? virtualizer.getTotalSize() : count * height,
    scrollTo: (row: number) => virtualizer.scrollToIndex(row),
  }
}
