import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** A row of two lines, where the text is not larger. Pixels. */
const ROW_HEIGHT = 56

export interface LongListProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly label: string
  readonly render: (item: T) => ReactNode
}

/**
 * A list of rows of one height inside of what scrolls in the card. Only those on screen are in the page, however many
 * there are; a screen reader is told how many there are.
 */
export function LongList<T>({ items, keyOf, label, render }: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [height, setHeight] = useState(ROW_HEIGHT)
  const [margin, setMargin] = useState(0)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current?.closest<HTMLElement>('.fy-body') ?? null,
    useFlushSync: false,
    estimateSize: () => height,
    scrollMargin: margin,
    overscan: 6,
  })
  const rows = virtualizer.getVirtualItems()
  const hasRows = rows.length > 0
  // All rows are as high as the first; what stands above the list may have grown.
  useLayoutEffect(() => {
    const { current } = list
    const body = current?.closest<HTMLElement>('.fy-body')
    if (!current || !body) return
    const above = current.getBoundingClientRect().top - body.getBoundingClientRect().top + body.scrollTop
    if (Math.abs(above - margin) >= 1) setMargin(above)
    const measured = hasRows && current.querySelector<HTMLElement>('li')?.offsetHeight
    if (!measured || measured === height) return
    setHeight(measured)
    virtualizer.measure()
  })
  return (
    <ul
      className="fy-long"
      ref={list}
      aria-label={label}
      style={{ '--fy-long': `${virtualizer.getTotalSize()}px` } as CSSProperties}
    >
      {rows.map(({ index, start }) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ '--fy-at': `${start - margin}px` } as CSSProperties}
          >
            {render(item)}
          </li>
        )
      })}
    </ul>
  )
}
