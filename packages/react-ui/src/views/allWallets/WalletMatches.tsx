import type { WalletRow } from '@foyer/core/ui'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useMessages } from '../../UiContext.js'
import type { WalletChoice } from '../useWalletChoice.js'

export interface WalletMatchesProps {
  readonly wallets: readonly WalletRow[]
  readonly choice: WalletChoice
}

/** What a search has found, as rows. */
export function WalletMatches({ wallets, choice }: WalletMatchesProps) {
  const { allWallets } = useMessages()
  return (
    <Rows label={allWallets.title}>
      {wallets.map((wallet) => (
        <WalletMatch key={wallet.id} wallet={wallet} choice={choice} />
      ))}
    </Rows>
  )
}

function WalletMatch({ wallet, choice }: { readonly wallet: WalletRow; readonly choice: WalletChoice }) {
  const { connect } = useMessages()
  const { id, name, imageUrl, isApp, isInstalled, namespaces } = wallet
  return (
    <Row
      icon={<WalletIcon name={name} imageUrl={imageUrl} isLazy />}
      title={name}
      focusKey={`wallet:${id}`}
      end={
        isInstalled ? (
          <span className="fy-tag fy-tag--accent">{connect.installed}</span>
        ) : namespaces.length === 0 && !isApp ? (
          <span className="fy-tag">{connect.get}</span>
        ) : undefined
      }
      onPoint={() => choice.point(wallet)}
      onClick={() => choice.choose(wallet)}
    />
  )
}
