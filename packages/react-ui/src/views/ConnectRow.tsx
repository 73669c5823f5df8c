import { type DirectoryWallet, getWalletSource, isMobile, type WalletRow } from '@foyer/core/internal/modal'
import { ChevronRight, QrCode, Wallet } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../components/Icon.js'
import { NamespaceIcons } from '../components/NamespaceIcons.js'
import { Row, type RowProps } from '../components/Row.js'
import { getTrustedWalletId, WalletIcon } from '../components/WalletIcon.js'
import { useUi } from '../internal/UiContext.js'
import type { WalletChoice } from './useWalletChoice.js'
import { formatWalletOrigin, renderWalletTag } from './walletTag.js'

const ICONS_IN_ROW = 4

interface WalletsRowProps extends Omit<RowProps, 'icon' | 'end'> {
  readonly tag?: ReactNode
  readonly pictured?: readonly DirectoryWallet[]
}

/** Renders a row that opens more wallets, with the icons of up to four of them. */
export function MoreWalletsRow({ tag, pictured = [], ...row }: WalletsRowProps) {
  return (
    <Row
      {...row}
      icon={
        pictured.length < ICONS_IN_ROW ? (
          <span className="fy-ic fy-ic--glyph">
            <Icon node={Wallet} strokeWidth={1.75} />
          </span>
        ) : (
          <span className="fy-ic fy-four">
            {pictured.slice(0, ICONS_IN_ROW).map(({ id, image_url }) => (
              <WalletIcon key={id} walletId={id} imageUrl={image_url} isLazy />
            ))}
          </span>
        )
      }
      end={
        <>
          {tag}
          <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
        </>
      }
    />
  )
}

export interface ConnectRowProps {
  readonly wallet: WalletRow
  /** True once the user has uninstalled the wallet; a press says so. */
  readonly isGone: boolean
  /** Icon of the wallet, or of the apps most likely installed on this phone. */
  readonly icon: ReactNode
  /** True if the wallet is not installed, so that the row leads to its download. */
  readonly isDownload: boolean
  readonly platforms: string | undefined
  /** True below the label "Installed", which replaces the tag on each wallet. */
  readonly isLabeled: boolean
  readonly choice: WalletChoice
}

export function ConnectRow({ wallet, isGone, icon, isDownload, platforms, isLabeled, choice }: ConnectRowProps) {
  const { context, messages } = useUi()
  const { id, name, isRecent, imageUrl } = wallet
  const { hasPairingCode } = getWalletSource(context, id)
  const { connect } = messages
  return (
    <Row
      icon={
        hasPairingCode ? (
          icon || (
            <span className="fy-ic fy-ic--glyph">
              <Icon node={QrCode} strokeWidth={1.75} />
            </span>
          )
        ) : (
          <WalletIcon walletId={getTrustedWalletId(wallet)} imageUrl={imageUrl} />
        )
      }
      title={hasPairingCode ? (isMobile() ? connect.openApp : connect.phoneWallet) : name}
      text={formatWalletOrigin(wallet, messages) || platforms || undefined}
      names={hasPairingCode ? undefined : 'title'}
      focusKey={`wallet:${id}`}
      isGone={isGone}
      end={
        hasPairingCode ? (
          !isMobile() && <span className="fy-tag">{connect.qrCode}</span>
        ) : isDownload ? (
          <span className="fy-tag">{connect.get}</span>
        ) : isRecent ? (
          <span className="fy-tag">{connect.recent}</span>
        ) : (
          <>
            {wallet.namespaces.length > 1 && <NamespaceIcons namespaces={wallet.namespaces} />}
            {isLabeled ? <span className="fy-vh">{connect.installed}</span> : renderWalletTag(wallet, messages)}
          </>
        )
      }
      onIntent={() => choice.prefetch(wallet)}
      onClick={() => choice.choose(wallet)}
    />
  )
}
