import type { WalletRow } from '@foyer/core/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { focusTile, stepInGrid } from '../../components/gridKeys.js'
import { useViewMessages } from '../../useViewUi.js'
import { claimText } from '../claimText.js'
import type { WalletChoice } from '../useWalletChoice.js'
import { SkeletonTile, WalletTile } from './WalletTile.js'

const COLUMNS = 4

/** A row of tiles with the gap below it, where the text is not larger. Pixels. */
const ROW_HEIGHT = 94

/** Rows of tiles to come, shown below the last one. */
const ROWS_TO_COME = 2

/** The next page is asked for when so few rows are left. */
const NEARLY_AT_END = 3

export interface WalletGridProps {
  readonly wallets: readonly WalletRow[]
  readonly label: string
  readonly choice: WalletChoice
  /** What scrolls. */
  readonly body: HTMLElement | null
  /** How far it is scrolled at first. Pixels. */
  readonly offset: number
  readonly hasMore: boolean
  readonly onEnd: () => void
}

/** The wallets as tiles. Only those on screen are in the page, however many there are. */
export function WalletGrid(props: WalletGridProps) {
  const { wallets, label, choice, body, offset, hasMore, onEnd } = props
  const messages = useViewMessages()
  const { allWallets } = messages
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  const pointed = useRef<WalletRow>(undefined)
  const [height, setHeight] = useState(ROW_HEIGHT)
  const filled = Math.ceil(wallets.length / COLUMNS)
  const virtualizer = useVirtualizer({
    count: filled + (hasMore ? ROWS_TO_COME : 0),
    getScrollElement: () => body,
    useFlushSync: false,
    estimateSize: () => height,
    initialOffset: offset,
    overscan: 3,
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows[rows.length - 1]?.index ?? 0

  const isNearEnd = hasMore && last >= filled - NEARLY_AT_END
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that did not fill the screen asks for another
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd, wallets.length])

  // All rows are as high as the first.
  const hasRows = rows.length > 0
  useLayoutEffect(() => {
    const measured = hasRows && grid.current?.querySelector<HTMLElement>('.fy-grid__row')?.offsetHeight
    if (!measured || measured === height) return
    setHeight(measured)
    virtualizer.measure()
  }, [hasRows, height, virtualizer])

  // The tile that a key leads to may come into the page only now.
  useEffect(() => {
    if (wanted.current !== undefined && focusTile(grid.current, wanted.current)) wanted.current = undefined
  })

  // One listener for all tiles, however many come and go.
  const at = ({ target }: SyntheticEvent, act: (wallet: WalletRow) => void) => {
    const tile = target instanceof Element ? target.closest<HTMLElement>('.fy-tile[data-index]') : null
    const wallet = wallets[Number(tile?.dataset.index)]
    if (wallet) act(wallet)
  }
  // What scrolls along under a resting pointer is not pointed at.
  const point = (event: SyntheticEvent) =>
    at(event, (wallet) => {
      if (wallet !== pointed.current) choice.point(wallet)
      pointed.current = wallet
    })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys may come faster than tiles.
    const now = wanted.current ?? Number((event.target as HTMLElement).dataset.index)
    const target = Number.isNaN(now) ? undefined : stepInGrid(event, { now, count: wallets.length, columns: COLUMNS })
    if (target === undefined) return
    event.preventDefault()
    virtualizer.scrollToIndex(Math.floor(target / COLUMNS))
    if (!focusTile(grid.current, target)) wanted.current = target
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows lie between the list and its items, which no ul may have
    <div
      ref={grid}
      className="fy-grid"
      role="list"
      aria-label={label}
      style={{ blockSize: virtualizer.getTotalSize(), '--fy-columns': COLUMNS } as CSSProperties}
      onKeyDown={onKeyDown}
      onClick={(event) => at(event, choice.choose)}
      onPointerMove={point}
      onPointerDown={point}
      onFocus={(event) => at(event, choice.point)}
    >
      {rows.map(({ index: row, key, start }) => (
        <div key={key} className="fy-grid__row" role="presentation" style={{ transform: `translateY(${start}px)` }}>
          {Array.from({ length: COLUMNS }, (_, column) => {
            const index = row * COLUMNS + column
            const wallet = wallets[index]
            if (!wallet) return hasMore ? <SkeletonTile key={index} /> : null
            return (
              // biome-ignore lint/a11y/useSemanticElements: see the list
              <div
                key={wallet.id}
                role="listitem"
                aria-setsize={hasMore ? -1 : wallets.length}
                aria-posinset={index + 1}
              >
                <WalletTile wallet={wallet} index={index} texts={allWallets} from={claimText(wallet, messages)} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
