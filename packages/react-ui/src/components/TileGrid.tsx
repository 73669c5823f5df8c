import {
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { focusTile, getNextTileIndex } from './gridKeys.js'
import { useOnListEnd, useVirtualRows } from './useVirtualRows.js'

const NEAR_END_ROWS = 3

type Handlers = Pick<HTMLAttributes<HTMLDivElement>, 'onClick' | 'onPointerMove' | 'onPointerDown' | 'onFocus'>

export interface TileGridProps<T> extends Handlers {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** Renders a tile, which must be a button with `data-index`. */
  readonly draw: (item: T, index: number) => ReactNode
  readonly columns: number
  /** Height of a row of tiles with its gap, at the default text size. */
  readonly height: number
  /** CSS class of the grid; its rows add the suffix `__row`. */
  readonly name: string
  readonly label: string
  readonly hasMore: boolean
  readonly onEnd: () => void
  /** Skeleton rows at the end while there are more items. */
  readonly toCome?: { readonly rows: number; readonly tile: ReactNode } | undefined
  /** Scroll container, if the caller knows it and the grid starts at its top. */
  readonly body?: HTMLElement | null | undefined
  /** Initial scroll offset in px. @default the current one */
  readonly offset?: number | undefined
}

export function TileGrid<T>(props: TileGridProps<T>) {
  const { items, keyOf, draw, columns, height, name, label, hasMore, onEnd, toCome, body, offset, ...handlers } = props
  const grid = useRef<HTMLDivElement>(null)
  const focusTarget = useRef<number>(undefined)
  const filled = Math.ceil(items.length / columns)
  const { rows, total, scrollTo } = useVirtualRows(grid, {
    count: filled + (hasMore && toCome ? toCome.rows : 0),
    selector: `.${name}__row`,
    overscan: 3,
    ...{ height, body, offset },
  })
  useOnListEnd(hasMore && (rows.at(-1)?.index ?? 0) >= filled - NEAR_END_ROWS, items.length, onEnd)

  // Focuses a target that a key scrolled into view, once it is rendered.
  useEffect(() => {
    if (focusTarget.current !== undefined && focusTile(grid.current, focusTarget.current))
      focusTarget.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    // The target of the previous key press may not be rendered yet.
    const now = focusTarget.current ?? (tile ? Number(tile.dataset.index) : undefined)
    const target = now === undefined ? undefined : getNextTileIndex(event, { now, count: items.length, columns })
    if (target === undefined) return
    event.preventDefault()
    scrollTo(Math.floor(target / columns))
    if (!focusTile(grid.current, target)) focusTarget.current = target
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
