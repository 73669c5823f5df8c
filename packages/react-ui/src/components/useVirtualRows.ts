import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

export interface VirtualRowsOptions {
  readonly count: number
  /** Estimated row height in px, with its gap, at the default text size. */
  readonly height: number
  readonly selector: string
  readonly overscan: number
  /** Scroll container, if the caller knows it and the list starts at its top. */
  readonly body?: HTMLElement | null | undefined
  /** Initial scroll offset in px. @default the current one */
  readonly offset?: number | undefined
}

/** Virtualizes rows of equal height inside the card's scroll container. */
export function useVirtualRows(list: RefObject<HTMLElement | null>, options: VirtualRowsOptions) {
  const { count, selector, overscan, offset } = options
  const { body, margin, look } = useScrollContainer(list, options.body)
  const [highest, setHighest] = useState(0)
  const height = highest || options.height
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => body,
    useFlushSync: false,
    estimateSize: () => height,
    scrollMargin: margin,
    // Enables the virtualizer once the container is known, so that the scroll position does not jump.
    enabled: body !== null,
    initialOffset: () => offset ?? body?.scrollTop ?? 0,
    overscan,
  })
  useLayoutEffect(() => {
    // Reading layout would slow scrolling, so it waits for the render after the user has scrolled. A list at the top of
    // its container reads none.
    if (virtualizer.isScrolling && options.body === undefined) return
    look()
    // Gives all rows the greatest measured height. If rows differ by a pixel, measuring only the first visible row
    // would change the height at every render, without end.
    const heights = Array.from(list.current?.querySelectorAll<HTMLElement>(selector) ?? [], (row) => row.offsetHeight)
    const measured = Math.max(0, ...heights)
    if (!measured || measured === height || measured < highest) return
    setHighest(measured)
    virtualizer.measure()
  })
  return {
    /** Visible rows, with offsets in px from the start of the list. */
    rows: virtualizer.getVirtualItems().map(({ index, key, start }) => ({ index, key, start: start - margin })),
    total: body ? virtualizer.getTotalSize() : count * height,
    scrollTo: (row: number) => virtualizer.scrollToIndex(row),
  }
}

interface ScrollContainer {
  readonly body: HTMLElement | null
  readonly margin: number
  /** Measures the list's position. Forces a layout, so call it in layout effects only. */
  readonly look: () => void
}

/** Tracks the scroll container of a list and the list's offset in it, in px. */
export function useScrollContainer(list: RefObject<HTMLElement | null>, known?: HTMLElement | null): ScrollContainer {
  const [place, setPlace] = useState<Omit<ScrollContainer, 'look'>>({ body: null, margin: 0 })
  const look = () => {
    if (known !== undefined) return
    const body = list.current?.closest<HTMLElement>('.fy-body') ?? null
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
    const margin = top(list.current) - top(body) + (body?.scrollTop ?? 0)
    // Updates the offset, because content above the list may have grown.
    if (place.body !== body || Math.abs(place.margin - margin) >= 1) setPlace({ body, margin })
  }
  return { ...(known === undefined ? place : { body: known, margin: 0 }), look }
}

/** Calls `onEnd` near the end of a list, and again after each page that did not fill the screen. */
export function useOnListEnd(isNearEnd: boolean, count: number, onEnd: (() => void) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that did not fill the screen asks for another
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd, count])
}
