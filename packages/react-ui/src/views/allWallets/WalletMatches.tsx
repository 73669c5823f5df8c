import type { WalletRow } from '@foyer/core/ui'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useViewMessages } from '../../useViewUi.js'
import { pictureIdOf } from '../../utils/pictureIdOf.js'
import { claimText } from '../claimText.js'
import type { WalletChoice } from '../useWalletChoice.js'
import { walletTag } from '../walletTag.js'
import { Certified } from './Certified.js'

export interface WalletMatchesProps {
  readonly wallets: readonly WalletRow[]
  readonly choice: WalletChoice
}

/** What a search has found, as rows. */
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
  const icon = <WalletIcon walletId={pictureIdOf(wallet)} imageUrl={imageUrl} isLazy />
  const tag = walletTag(wallet, messages)
  return (
    <Row
      icon={
        isCertified ? (
          <span className="fy-badge">
            {icon}
            <Certified />
          </span>
        ) : (
          icon
        )
      }
      title={name}
      text={claimText(wallet, messages)}
      isWhole={wallet.claim !== undefined}
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
      onPoint={() => choice.point(wallet)}
      onClick={() => choice.choose(wallet)}
    />
  )
}
