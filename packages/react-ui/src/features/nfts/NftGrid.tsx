import { type Nft, nftKey } from '@foyer/core/ui/nfts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusTile, stepInGrid } from '../../components/gridKeys.js'
import { enNfts } from '../../messages/enNfts.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { NftPicture } from './NftPicture.js'

const COLUMNS = 2

/** A row of tiles with the gap below it, where neither text nor card is larger. Pixels. */
const ROW_HEIGHT = 206

/** What follows is asked for when so few rows are left. */
const NEARLY_AT_END = 3

export interface NftGridProps {
  readonly nfts: readonly Nft[]
  readonly label: string
  readonly hasMore: boolean
  readonly onEnd: () => void
}

/** Pictures with their names, two in a row. Only those on screen are in the page, however many there are. */
export function NftGrid({ nfts, label, hasMore, onEnd }: NftGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  const [height, setHeight] = useState(ROW_HEIGHT)
  // What scrolls, and how far down in it the grid begins.
  const [place, setPlace] = useState<{ readonly body: HTMLElement | null; readonly margin: number }>()
  useLayoutEffect(() => {
    const body = grid.current?.closest<HTMLElement>('.fy-body') ?? null
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
    const margin = top(grid.current) - top(body) + (body?.scrollTop ?? 0)
    // What stands above may have grown.
    if (place?.body !== body || Math.abs(place.margin - margin) >= 1) setPlace({ body, margin })
  })
  const margin = place?.margin ?? 0
  const virtualizer = useVirtualizer({
    count: Math.ceil(nfts.length / COLUMNS),
    getScrollElement: () => place?.body ?? null,
    estimateSize: () => height,
    scrollMargin: margin,
    useFlushSync: false,
    overscan: 2,
  })
  const rows = virtualizer.getVirtualItems()
  const isNearEnd = hasMore && ((rows.at(-1)?.index ?? 0) + NEARLY_AT_END) * COLUMNS >= nfts.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that did not fill the screen asks for another
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd, nfts.length])

  // All rows are as high as the first.
  useLayoutEffect(() => {
    const measured = grid.current?.querySelector<HTMLElement>('.fy-nfts__row')?.offsetHeight
    if (!measured || measured === height) return
    setHeight(measured)
    virtualizer.measure()
  })

  // The tile that a key leads to may come into the page only now.
  useEffect(() => {
    if (wanted.current !== undefined && focusTile(grid.current, wanted.current)) wanted.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    const now = wanted.current ?? Number(tile?.dataset.index)
    const target = stepInGrid(event, { now, count: nfts.length, columns: COLUMNS })
    if (target === undefined) return
    event.preventDefault()
    virtualizer.scrollToIndex(Math.floor(target / COLUMNS))
    if (!focusTile(grid.current, target)) wanted.current = target
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows lie between the list and its items, which no ul may have
    <div
      ref={grid}
      className="fy-nfts"
      role="list"
      aria-label={label}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ index: row, key, start }) => (
        <div
          key={key}
          className="fy-nfts__row"
          role="presentation"
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          {nfts.slice(row * COLUMNS, (row + 1) * COLUMNS).map((nft, column) => {
            const index = row * COLUMNS + column
            return (
              // biome-ignore lint/a11y/useSemanticElements: see the list
              <div
                key={nftKey(nft)}
                role="listitem"
                aria-setsize={hasMore ? -1 : nfts.length}
                aria-posinset={index + 1}
              >
                <NftTile nft={nft} index={index} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function NftTile({ nft, index }: { readonly nft: Nft; readonly index: number }) {
  const { context } = useUi()
  const texts = useWalletTexts('nfts', enNfts)
  const { name, tokenId, collection, address, amount } = nft
  const key = nftKey(nft)
  return (
    <button
      type="button"
      className="fy-nft"
      data-index={index}
      data-focus-key={`nft:${key}`}
      onClick={() => context.stores.router.push({ view: 'Nft', params: { nft: key } })}
    >
      <NftPicture nft={nft} />
      <span className="fy-nft__t">
        <bdi className="fy-trunc">{name ?? texts.unnamed(tokenId ?? address)}</bdi>
        <span className="fy-nft__s fy-trunc">
          {amount > 1n && `${texts.count(String(amount))} `}
          <bdi>{collection}</bdi>
        </span>
      </span>
    </button>
  )
}

/** Tiles that are still to come. */
export function SkeletonTiles({ count }: { readonly count: number }) {
  return (
    <div className="fy-nfts__row fy-nfts__row--to-come" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span className="fy-nft" key={index}>
          <span className="fy-nft__p fy-skel" />
          <span className="fy-nft__t">
            <span className="fy-skel fy-skel--line fy-skel--1" />
          </span>
        </span>
      ))}
    </div>
  )
}
