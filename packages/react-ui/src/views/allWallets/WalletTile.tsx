import type { WalletRow } from '@foyer/core/ui'
import { memo } from 'react'
import { CheckIcon } from '../../components/CheckIcon.js'
import { WalletIcon } from '../../components/WalletIcon.js'

export interface WalletTileProps {
  readonly wallet: WalletRow
  readonly index: number
  /** The word for a wallet that is in this browser. */
  readonly installed: string
}

/** A wallet among many: its picture and its name. Many come and go while the list is scrolled: it does nothing itself. */
export const WalletTile = memo(function WalletTile({ wallet, index, installed }: WalletTileProps) {
  const { id, name, imageUrl, isInstalled } = wallet
  const icon = <WalletIcon name={name} imageUrl={imageUrl} isLazy />
  return (
    <button type="button" className="fy-tile" data-index={index} data-focus-key={`wallet:${id}`} title={name}>
      {isInstalled ? (
        <span className="fy-badge">
          {icon}
          <span className="fy-tickdot">
            <CheckIcon className="fy-i" />
          </span>
        </span>
      ) : (
        icon
      )}
      <span className="fy-trunc">
        {name}
        {isInstalled && <span className="fy-vh">, {installed}</span>}
      </span>
    </button>
  )
})

/** A wallet that is still to come. */
export function SkeletonTile() {
  return (
    <div className="fy-tile" aria-hidden="true">
      <span className="fy-skel fy-skel--tile" />
      <span className="fy-skel fy-skel--name" />
    </div>
  )
}
