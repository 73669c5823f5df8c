import type { WalletRow } from '@foyer/core/ui'
import { memo } from 'react'
import { CheckIcon } from '../../components/CheckIcon.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import type { Messages } from '../../messages/en.js'
import { pictureIdOf } from '../../utils/pictureIdOf.js'
import { Certified } from './Certified.js'

export interface WalletTileProps {
  readonly wallet: WalletRow
  readonly index: number
  readonly texts: Pick<Messages['allWallets'], 'installed' | 'certified'>
  /** Where it comes from, if its name may be somebody else's. */
  readonly from?: string | undefined
}

/** A wallet among many: its picture and its name. Many come and go while the list is scrolled: it does nothing itself. */
export const WalletTile = memo(function WalletTile({ wallet, index, texts, from }: WalletTileProps) {
  const { id, name, imageUrl, isInstalled, isCertified } = wallet
  const mark = isInstalled ? 'installed' : isCertified ? 'certified' : undefined
  const icon = <WalletIcon walletId={pictureIdOf(wallet)} imageUrl={imageUrl} isLazy />
  return (
    <button
      type="button"
      className={from ? 'fy-tile fy-tile--from' : 'fy-tile'}
      data-index={index}
      data-focus-key={`wallet:${id}`}
      title={from ? `${name} (${from})` : name}
    >
      {/* A tick says that all is well: not of what may be somebody else under this name. */}
      {mark && !(isInstalled && from) ? (
        <span className="fy-badge">
          {icon}
          {isInstalled ? (
            <span className="fy-tickdot">
              <CheckIcon className="fy-i" />
            </span>
          ) : (
            <Certified />
          )}
        </span>
      ) : (
        icon
      )}
      <span className="fy-trunc">
        {name}
        {mark && <span className="fy-vh">, {texts[mark]}</span>}
        {from && (
          <>
            <br />
            <bdi>{from}</bdi>
          </>
        )}
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
