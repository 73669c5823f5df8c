import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useEvenRows } from './useEvenRows.js'

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
  const { rows, total } = useEvenRows(list, { count: items.length, height: ROW_HEIGHT, selector: 'li', overscan: 6 })
  return (
    <ul
      className="fy-long"
      data-long=""
      ref={list}
      aria-label={label}
      style={{ '--fy-long': `${total}px` } as CSSProperties}
    >
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
