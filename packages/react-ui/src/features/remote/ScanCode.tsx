import type { ListedWallet, ViewParams } from '@foyer/core'
import { isMobile, type Remote } from '@foyer/core/ui'
import { Clock, ExternalLink as OpensIcon } from 'lucide'
import { useMemo } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { QrCode, QrModules } from '../../components/QrCode.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { useViewUi } from '../../useViewUi.js'
import { AppRows } from './AppRows.js'
import { CopyLink } from './CopyLink.js'
import { GetBar } from './GetBar.js'

export interface ScanCodeProps {
  readonly wallet: ListedWallet | undefined
  readonly params: ViewParams['ConnectingWalletConnect'] | undefined
  readonly code: { readonly uri: string } | undefined
  /** Nothing can come of the code any more, and no new one came. */
  readonly isOver: boolean
  readonly remote: Remote | undefined
  readonly onRetry: () => void
}

/** A code for the camera of a phone, and the same as a link. */
export function ScanCode({ wallet, params, code, isOver, remote, onRetry }: ScanCodeProps) {
  const { remote: texts, common } = useViewUi().messages
  const isSlow = useIsSlow(!code && !isOver)
  const picture = useMemo(() => wallet && <WalletIcon walletId={wallet.id} imageUrl={wallet.image_url} />, [wallet])
  return (
    <>
      <div className="fy-body">
        {!wallet && isMobile() && (
          <div className="fy-qr-app">
            <AppRows params={params} uri={code?.uri} remote={remote} />
            <Button kind="2" isBusy={!code} onClick={() => code && window.open(code.uri, '_self', 'noreferrer')}>
              {texts.openAny}
              <Icon node={OpensIcon} className="fy-i fy-i--sm" />
            </Button>
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
          <QrCode text={code.uri} label={texts.codeLabel(wallet?.name)} picture={picture} />
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
      {wallet && <GetBar wallet={wallet} />}
    </>
  )
}
