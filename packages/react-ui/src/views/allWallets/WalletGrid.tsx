import type { WalletRow } from '@foyer/core/ui'
import { type SyntheticEvent, useRef } from 'react'
import { TileGrid } from '../../components/TileGrid.js'
import { useViewMessages } from '../../useViewUi.js'
import { claimText } from '../claimText.js'
import type { WalletChoice } from '../useWalletChoice.js'
import { SkeletonTile, WalletTile } from './WalletTile.js'

const COLUMNS = 4

/** A row of tiles with the gap below it, where the text is not larger. Pixels. */
const ROW_HEIGHT = 94

/** Rows of tiles to come, shown below the last one. */
const ROWS_TO_COME = 2

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

/** The wallets as tiles. */
export function WalletGrid(props: WalletGridProps) {
  const { wallets, label, choice, body, offset, hasMore, onEnd } = props
  const messages = useViewMessages()
  const { allWallets } = messages
  const pointed = useRef<WalletRow>(undefined)

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
  return (
    <TileGrid
      name="fy-grid"
      items={wallets}
      keyOf={({ id }) => id}
      draw={(wallet, index) => (
        <WalletTile wallet={wallet} index={index} texts={allWallets} from={claimText(wallet, messages)} />
      )}
      columns={COLUMNS}
      height={ROW_HEIGHT}
      label={label}
      hasMore={hasMore}
      onEnd={onEnd}
      toCome={{ rows: ROWS_TO_COME, tile: <SkeletonTile /> }}
      body={body}
      offset={offset}
      onClick={(event) => at(event, choice.choose)}
      onPointerMove={point}
      onPointerDown={point}
      onFocus={(event) => at(event, choice.point)}
    />
  )
}
