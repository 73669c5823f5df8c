import { sourceOf } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { Avatar } from '../../components/Avatar.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { EmbeddedMark } from '../../features/embedded/EmbeddedMark.js'
import { embeddedSocial } from '../../features/embedded/embeddedWallet.js'
import { useTexts } from '../../features/embedded/textsOf.js'
import { enEmbedded } from '../../messages/enEmbedded.js'
import { useUi } from '../../UiContext.js'
import { walletImageOf } from '../../utils/walletNameOf.js'

export interface WalletBadgeProps {
  readonly walletId: string
  /** Whose picture it lies on. Left out: the wallet alone. */
  readonly address?: string | undefined
  /** That of the account, where it has one. */
  readonly imageUrl?: string | undefined
}

/** The picture of an account with that of its wallet. */
export function WalletBadge({ walletId, address, imageUrl: face }: WalletBadgeProps) {
  const { context } = useUi()
  const texts = useTexts(enEmbedded)
  // One login is for all kinds of networks.
  const accounts = Object.values(useStore(context.stores.accounts.$accounts))
  const [social] = accounts.flatMap((account) => (account && embeddedSocial(account, texts)) ?? [])
  const imageUrl = walletImageOf(context, walletId)
  const size = address === undefined ? 40 : 20
  return (
    <span className="fy-badge">
      {address !== undefined && <Avatar address={address} imageUrl={face} />}
      {sourceOf(context, walletId).login && imageUrl === undefined ? (
        <EmbeddedMark social={social} size={size} />
      ) : (
        <WalletIcon walletId={walletId} imageUrl={imageUrl} size={size} />
      )}
    </span>
  )
}
