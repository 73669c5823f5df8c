import type { WalletRow } from '@foyer/core/internal/modal'
import { Wallet } from 'lucide'
import { getWalletPictureKey } from '../icons/picture.js'
import { usePicture } from '../icons/usePicture.js'
import { Icon } from './Icon.js'
import { useImage } from './useImage.js'

export interface WalletIconProps {
  readonly walletId: string | undefined
  readonly imageUrl: string | undefined
  readonly isLazy?: boolean | undefined
  /** In px. @default 40 */
  readonly size?: 20 | 32 | 40 | 56 | 72 | undefined
}

/** Shows a wallet's image: its own or the listed one, else the bundled picture of its id, else a neutral icon. */
export function WalletIcon({ walletId, imageUrl, isLazy, size = 40 }: WalletIconProps) {
  const image = useImage(imageUrl, isLazy)
  const picture = usePicture(image || !walletId ? undefined : getWalletPictureKey(walletId))
  return (
    <span className={`fy-ic${size === 40 ? '' : ` fy-ic--${size}`}`} aria-hidden="true">
      {image}
      {picture ?? (
        <span className="fy-ic__l">
          <Icon node={Wallet} strokeWidth={1.75} />
        </span>
      )}
    </span>
  )
}

/**
 * Returns the id by which a bundled picture may be found; undefined for a disputed wallet, which may be an impostor.
 */
export const getTrustedWalletId = ({ id, isDisputed }: Pick<WalletRow, 'id' | 'isDisputed'>): string | undefined =>
  isDisputed ? undefined : id
