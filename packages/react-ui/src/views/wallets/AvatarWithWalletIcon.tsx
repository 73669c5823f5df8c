import { getWalletSource } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { Avatar } from '../../components/Avatar.js'
import { ReadOnlyIcon } from '../../components/ReadOnlyIcon.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { EmbeddedWalletIcon, getSocialProvider } from '../../features/embedded/EmbeddedWalletIcon.js'
import { useSignInTexts } from '../../features/embedded/signInMessages.js'
import { enEmbedded } from '../../i18n/enEmbedded.js'
import { getWalletImageUrl } from '../../internal/getWalletName.js'
import { useUi } from '../../internal/UiContext.js'

export interface WalletBadgeProps {
  readonly walletId: string
  /** Account whose avatar the badge shows. @default the wallet alone */
  readonly address?: string | undefined
  readonly imageUrl?: string | undefined
}

export function AvatarWithWalletIcon({ walletId, address, imageUrl: avatarUrl }: WalletBadgeProps) {
  const { context } = useUi()
  const texts = useSignInTexts(enEmbedded)
  // One login of the embedded wallet covers all namespaces.
  const accounts = Object.values(useStore(context.stores.accounts.$accounts))
  const [social] = accounts.flatMap((account) => (account && getSocialProvider(account, texts)) ?? [])
  const imageUrl = getWalletImageUrl(context, walletId)
  const size = address === undefined ? 40 : 20
  return (
    <span className="fy-badge">
      {address !== undefined && <Avatar address={address} imageUrl={avatarUrl} />}
      {getWalletSource(context, walletId).isReadOnly ? (
        <ReadOnlyIcon size={size} />
      ) : getWalletSource(context, walletId).isLogin && imageUrl === undefined ? (
        <EmbeddedWalletIcon social={social} size={size} />
      ) : (
        <WalletIcon walletId={walletId} imageUrl={imageUrl} size={size} />
      )}
    </span>
  )
}
