import type { WalletRow } from '@foyer/core/internal/modal'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { getTrustedWalletId, WalletIcon } from '../../components/WalletIcon.js'
import { useViewMessages } from '../../i18n/useViewUi.js'
import type { WalletChoice } from '../useWalletChoice.js'
import { formatWalletOrigin, renderWalletTag } from '../walletTag.js'
import { CertifiedBadge } from './WalletTile.js'

export interface WalletMatchesProps {
  readonly wallets: readonly WalletRow[]
  readonly choice: WalletChoice
}

export function WalletMatches({ wallets, choice }: WalletMatchesProps) {
  const { connect } = useViewMessages()
  return (
    <Rows label={connect.allWallets}>
      {wallets.map((wallet) => (
        <WalletMatch key={wallet.id} wallet={wallet} choice={choice} />
      ))}
    </Rows>
  )
}

function WalletMatch({ wallet, choice }: { readonly wallet: WalletRow; readonly choice: WalletChoice }) {
  const messages = useViewMessages()
  const { id, name, imageUrl, isCertified } = wallet
  const icon = <WalletIcon walletId={getTrustedWalletId(wallet)} imageUrl={imageUrl} isLazy />
  const tag = renderWalletTag(wallet, messages)
  return (
    <Row
      icon={
        isCertified ? (
          <span className="fy-badge">
            {icon}
            <CertifiedBadge />
          </span>
        ) : (
          icon
        )
      }
      title={name}
      text={formatWalletOrigin(wallet, messages)}
      names="title"
      focusKey={`wallet:${id}`}
      end={
        isCertified ? (
          <>
            <span className="fy-vh">{messages.allWallets.certified}</span>
            {tag}
          </>
        ) : (
          tag
        )
      }
      onIntent={() => choice.prefetch(wallet)}
      onClick={() => choice.choose(wallet)}
    />
  )
}
