import {
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { focusTile, stepInGrid } from './gridKeys.js'
import { useEvenRows } from './useEvenRows.js'
import { useNearEnd } from './useNearEnd.js'

/** What follows is asked for when so few rows are left. */
const NEARLY_AT_END = 3

type Handlers = Pick<HTMLAttributes<HTMLDivElement>, 'onClick' | 'onPointerMove' | 'onPointerDown' | 'onFocus'>

export interface TileGridProps<T> extends Handlers {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** A button with `data-index`. */
  readonly draw: (item: T, index: number) => ReactNode
  readonly columns: number
  /** A row of tiles with the gap below it, where neither text nor card is larger. Pixels. */
  readonly height: number
  /** The class of the grid. A row has it, too, with `__row` behind it. */
  readonly name: string
  readonly label: string
  readonly hasMore: boolean
  readonly onEnd: () => void
  /** Rows below the last one in which tiles to come are drawn while there are more. */
  readonly toCome?: { readonly rows: number; readonly tile: ReactNode } | undefined
  /** What scrolls, where that is known and begins with the grid. */
  readonly body?: HTMLElement | null | undefined
  /** How far it is scrolled at first. Pixels. @default as it is */
  readonly offset?: number | undefined
}

/** Tiles, so many in a row. Only those on screen are in the page, however many there are. */
export function TileGrid<T>(props: TileGridProps<T>) {
  const { items, keyOf, draw, columns, height, name, label, hasMore, onEnd, toCome, body, offset, ...handlers } = props
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  const filled = Math.ceil(items.length / columns)
  const { rows, total, scrollTo } = useEvenRows(grid, {
    count: filled + (hasMore && toCome ? toCome.rows : 0),
    selector: `.${name}__row`,
    overscan: 3,
    ...{ height, body, offset },
  })
  useNearEnd(hasMore && (rows.at(-1)?.index ?? 0) >= filled - NEARLY_AT_END, items.length, onEnd)

  // The tile that a key leads to may come into the page only now.
  useEffect(() => {
    if (wanted.current !== undefined && focusTile(grid.current, wanted.current)) wanted.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    // Keys may come faster than tiles.
    const now = wanted.current ?? (tile ? Number(tile.dataset.index) : undefined)
    const target = now === undefined ? undefined : stepInGrid(event, { now, count: items.length, columns })
    if (target === undefined) return
    event.preventDefault()
    scrollTo(Math.floor(target / columns))
    if (!focusTile(grid.current, target)) wanted.current = target
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows lie between the list and its items, which no ul may have
    <div
      {...handlers}
      ref={grid}
      className={name}
      role="list"
      aria-label={label}
      style={{ blockSize: total, '--fy-columns': columns } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ index: row, key, start }) => (
        <div key={key} className={`${name}__row`} role="presentation" style={{ transform: `translateY(${start}px)` }}>
          {Array.from({ length: columns }, (_, column) => {
            const index = row * columns + column
            const item = items[index]
            if (item === undefined) return hasMore && toCome && <Fragment key={index}>{toCome.tile}</Fragment>
            return (
              // biome-ignore lint/a11y/useSemanticElements: see the list
              <div
                key={keyOf(item)}
                role="listitem"
                aria-setsize={hasMore ? -1 : items.length}
                aria-posinset={index + 1}
              >
                {draw(item, index)}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
