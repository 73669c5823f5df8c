import type { ListedWallet, ViewParams } from '@foyer/core'
import { isMobile, type RemoteConnector } from '@foyer/core/internal/modal'
import { isInAppBrowser } from '@foyer/core/internal/wallets'
import { Clock, ExternalLink as OpensIcon } from 'lucide'
import { useMemo } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { QrCode, QrModules } from '../../components/QrCode.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import { CopyLink } from './CopyLink.js'
import { DownloadBar } from './OpenInWalletApp.js'
import { WalletAppRows } from './WalletAppRows.js'

export interface PairingQrCodeProps {
  readonly wallet: ListedWallet | undefined
  readonly params: ViewParams['ConnectingWalletConnect'] | undefined
  readonly code: { readonly uri: string } | undefined
  /** True once the code has expired without a new one. */
  readonly isOver: boolean
  readonly remote: RemoteConnector | undefined
  readonly onRetry: () => void
}

export function PairingQrCode({ wallet, params, code, isOver, remote, onRetry }: PairingQrCodeProps) {
  const { remote: texts, common } = useViewUi().messages
  const isSlow = useIsSlow(!code && !isOver)
  const picture = useMemo(() => wallet && <WalletIcon walletId={wallet.id} imageUrl={wallet.image_url} />, [wallet])
  return (
    <>
      <div className="fy-body">
        {!wallet && isMobile() && (
          <div className="fy-qr-app">
            <WalletAppRows params={params} uri={code?.uri} remote={remote} />
            {/* In-app browsers do not open the bare `wc:` scheme. */}
            {!isInAppBrowser() && (
              <Button kind="2" isBusy={!code} onClick={() => code && window.open(code.uri, '_self', 'noreferrer')}>
                {texts.openAny}
                <Icon node={OpensIcon} className="fy-i fy-i--sm" />
              </Button>
            )}
            <p className="fy-label">{texts.onOther}</p>
          </div>
        )}
        {isOver ? (
          <div className="fy-qr is-old" role="alert">
            {code && <QrModules text={code.uri} />}
            <div className="fy-qr__veil">
              <Icon node={Clock} strokeWidth={1.75} />
              {texts.expired}
              <Button kind="1" size="sm" onClick={onRetry}>
                {texts.newCode}
              </Button>
            </div>
          </div>
        ) : code ? (
          <QrCode text={code.uri} label={texts.codeLabel(wallet?.name)} icon={picture} />
        ) : (
          <div className="fy-qr" role="status">
            <span className="fy-skel" aria-hidden="true" />
            <span className="fy-vh">{common.loading}</span>
          </div>
        )}
        <div className="fy-center fy-qr-text">
          <p className="fy-state__p" role="status">
            {isSlow ? texts.slow : texts.scan(wallet?.name)}
          </p>
          <CopyLink uri={isOver ? undefined : code?.uri} />
        </div>
      </div>
      {wallet && <DownloadBar wallet={wallet} />}
    </>
  )
}
