import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useVirtualRows } from './useVirtualRows.js'

/** Height of a row of two lines, at the default text size. */
const ROW_HEIGHT_PX = 56

export interface VirtualListProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly label: string
  readonly render: (item: T) => ReactNode
}

export function VirtualList<T>({ items, keyOf, label, render }: VirtualListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const { rows, total } = useVirtualRows(list, {
    count: items.length,
    height: ROW_HEIGHT_PX,
    selector: 'li',
    overscan: 6,
  })
  return (
    <ul className="fy-long" ref={list} aria-label={label} style={{ '--fy-long': `${total}px` } as CSSProperties}>
      {rows.map(({ index, start }) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ '--fy-at': `${start}px` } as CSSProperties}
          >
            {render(item)}
          </li>
        )
      })}
    </ul>
  )
}
