import type { WalletRow } from '@foyer/core/internal/modal'
import { type SyntheticEvent, useRef } from 'react'
import { TileGrid } from '../../components/TileGrid.js'
import { useViewMessages } from '../../i18n/useViewUi.js'
import type { WalletChoice } from '../useWalletChoice.js'
import { formatWalletOrigin } from '../walletTag.js'
import { SkeletonTile, WalletTile } from './WalletTile.js'

const COLUMNS = 4

/** Height of a row of tiles with its gap, at the default text size. */
const ROW_HEIGHT_PX = 100

const SKELETON_ROWS = 2

export interface WalletGridProps {
  readonly wallets: readonly WalletRow[]
  readonly label: string
  readonly choice: WalletChoice
  readonly body: HTMLElement | null
  /** Initial scroll offset in px. */
  readonly offset: number
  readonly hasMore: boolean
  readonly onEnd: () => void
}

export function WalletGrid(props: WalletGridProps) {
  const { wallets, label, choice, body, offset, hasMore, onEnd } = props
  const messages = useViewMessages()
  const { allWallets } = messages
  const pointed = useRef<WalletRow>(undefined)

  // One listener serves all tiles.
  const at = ({ target }: SyntheticEvent, callback: (wallet: WalletRow) => void) => {
    const tile = target instanceof Element ? target.closest<HTMLElement>('.fy-tile[data-index]') : null
    const wallet = wallets[Number(tile?.dataset.index)]
    if (wallet) callback(wallet)
  }
  // Ignores tiles that scroll under a resting pointer.
  const point = (event: SyntheticEvent) =>
    at(event, (wallet) => {
      if (wallet !== pointed.current) choice.prefetch(wallet)
      pointed.current = wallet
    })
  return (
    <TileGrid
      name="fy-grid"
      items={wallets}
      keyOf={({ id }) => id}
      draw={(wallet, index) => (
        <WalletTile wallet={wallet} index={index} texts={allWallets} from={formatWalletOrigin(wallet, messages)} />
      )}
      columns={COLUMNS}
      height={ROW_HEIGHT_PX}
      label={label}
      hasMore={hasMore}
      onEnd={onEnd}
      toCome={{ rows: SKELETON_ROWS, tile: <SkeletonTile /> }}
      body={body}
      offset={offset}
      onClick={(event) => at(event, choice.choose)}
      onPointerMove={point}
      onPointerDown={point}
      onFocus={(event) => at(event, choice.prefetch)}
    />
  )
}
