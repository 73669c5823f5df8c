import type { WalletRow } from '@foyer/core/internal/modal'
import { ShieldCheck } from 'lucide'
import { memo } from 'react'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { getTrustedWalletId, WalletIcon } from '../../components/WalletIcon.js'
import type { Messages } from '../../i18n/en.js'

export interface WalletTileProps {
  readonly wallet: WalletRow
  readonly index: number
  readonly texts: Pick<Messages['allWallets'], 'installed' | 'certified'>
  /** Origin of the wallet, if its name may be an impostor's. */
  readonly from?: string | undefined
}

/** Renders a wallet of the directory. Memoized: tiles come and go while the user scrolls. */
export const WalletTile = memo(function WalletTile({ wallet, index, texts, from }: WalletTileProps) {
  const { id, name, imageUrl, isInstalled, isCertified } = wallet
  const mark = isInstalled ? 'installed' : isCertified ? 'certified' : undefined
  const icon = <WalletIcon walletId={getTrustedWalletId(wallet)} imageUrl={imageUrl} isLazy />
  return (
    <button
      type="button"
      className={from ? 'fy-tile fy-tile--from' : 'fy-tile'}
      data-index={index}
      data-focus-key={`wallet:${id}`}
      title={from ? `${name} (${from})` : name}
    >
      {/* A tick would vouch for a wallet whose name may be an impostor's. */}
      {mark && !(isInstalled && from) ? (
        <span className="fy-badge">
          {icon}
          {isInstalled ? (
            <span className="fy-tickdot">
              <CheckIcon className="fy-i" />
            </span>
          ) : (
            <CertifiedBadge />
          )}
        </span>
      ) : (
        icon
      )}
      {/* Each line of an impostor's name and origin is cut by itself, so that a long name leaves the origin visible. */}
      <span className={from ? 'fy-trunc' : 'fy-tile__n'}>
        {name}
        {mark && <span className="fy-vh"> ({texts[mark]})</span>}
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

export function SkeletonTile() {
  return (
    <div className="fy-tile" aria-hidden="true">
      <span className="fy-skel fy-skel--tile" />
      <span className="fy-skel fy-skel--name" />
    </div>
  )
}

export function CertifiedBadge() {
  return (
    <span className="fy-certified" aria-hidden="true">
      <Icon node={ShieldCheck} className="fy-i fy-i--xs" strokeWidth={2.1} />
    </span>
  )
}
