import type { ListedWallet } from '@foyer/core'
import { isMobile, type RemoteConnector } from '@foyer/core/internal/modal'
import { getAppLink } from '@foyer/core/internal/wallets'
import { ExternalLink as OpensIcon, QrCode as QrCodeIcon } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { type RingStatus, StatusRing } from '../../components/StatusRing.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { getDownloadUrl } from '../../internal/getDownloadUrl.js'
import { CopyLink } from './CopyLink.js'
import { getWalletBrowserLink, openInWalletBrowser, openWalletApp } from './openWalletApp.js'

export interface OpenInWalletAppProps {
  readonly wallet: ListedWallet
  readonly uri: string | undefined
  readonly remote: RemoteConnector | undefined
  readonly onCode: () => void
}

/** Opens a wallet's app on this phone. Needs a tap: browsers block it otherwise. */
export function OpenInWalletApp({ wallet, uri, remote, onCode }: OpenInWalletAppProps) {
  const { context, messages } = useViewUi()
  const { remote: texts, connecting } = messages
  const { name } = wallet
  const link = getAppLink(wallet)
  const [tap, setTap] = useState(0)
  const isMissing = useIsWalletAppMissing(tap)
  // A tap on the wallet's row may have opened the app already.
  useEffect(() => {
    if (remote && Date.now() - remote.getAppOpenedAt() < APP_TIMEOUT_MS) setTap((count) => count || 1)
  }, [remote])
  const browser = getWalletBrowserLink(context, wallet.id)
  const href = getDownloadUrl(context, wallet.id)
  const open = () => {
    const isOpened =
      openInWalletBrowser(context, wallet.id) || (uri !== undefined && openWalletApp({ name, link, uri, remote }))
    if (isOpened) setTap((count) => count + 1)
  }
  return (
    <>
      <OpenWalletAppScreen
        wallet={wallet}
        state={isMissing ? 'warn' : 'waiting'}
        title={isMissing ? texts.noAppTitle(name) : texts.continueTitle(name)}
        text={isMissing ? texts.noAppText(name) : browser ? texts.browserText(name) : texts.continueText}
      />
      <div className="fy-cta fy-stack fy-center">
        <Button kind="1" isBusy={!uri && !browser} onClick={open}>
          {texts.open(name)}
          <Icon node={OpensIcon} className="fy-i fy-i--sm" />
        </Button>
        {isMissing && href && (
          <ExternalLink className="fy-btn fy-btn--2" href={href}>
            {connecting.getWallet(name)}
          </ExternalLink>
        )}
        {isMissing && !href && (
          <Button kind="2" onClick={onCode}>
            {texts.showCode}
          </Button>
        )}
        <div className="fy-others">
          {isMissing && href && (
            <button type="button" className="fy-copy" onClick={onCode}>
              <Icon node={QrCodeIcon} className="fy-i fy-i--sm" strokeWidth={1.9} />
              {texts.showCode}
            </button>
          )}
          {!browser && <CopyLink uri={uri} />}
        </div>
      </div>
    </>
  )
}

interface AppScreenProps {
  readonly wallet: ListedWallet
  readonly state: RingStatus
  readonly title: string
  readonly text: string
}

export function OpenWalletAppScreen({ wallet, state, title, text }: AppScreenProps) {
  return (
    <div className="fy-body">
      <StatusScreen
        role="status"
        title={title}
        text={text}
        picture={
          <StatusRing state={state}>
            <WalletIcon walletId={wallet.id} imageUrl={wallet.image_url} size={72} />
          </StatusRing>
        }
      />
    </div>
  )
}

/** Time after which a still visible page means that no app has opened, because an app would hide the page. */
const APP_TIMEOUT_MS = 2_500

/**
 * Returns whether no app opened after a tap. On a computer an app takes the focus instead of hiding the page.
 *
 * @param tap number of taps so far
 */
export function useIsWalletAppMissing(tap: number): boolean {
  const [missing, setMissing] = useState(0)
  useEffect(() => {
    if (!tap) return
    const left = new AbortController()
    const timer = setTimeout(() => setMissing(tap), APP_TIMEOUT_MS)
    const leave = () => clearTimeout(timer)
    const { signal } = left
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal })
    window.addEventListener('pagehide', leave, { signal })
    if (!isMobile()) window.addEventListener('blur', leave, { signal })
    return () => {
      leave()
      left.abort()
    }
  }, [tap])
  return tap > 0 && missing === tap
}

interface OpenOnComputerProps {
  readonly wallet: ListedWallet
  readonly link: string
  readonly text: string
  readonly uri: string | undefined
  readonly remote: RemoteConnector | undefined
}

export function OpenOnComputer({ wallet, link, text, uri, remote }: OpenOnComputerProps) {
  const { remote: texts } = useViewUi().messages
  const { name } = wallet
  const [tap, setTap] = useState(0)
  // A web link always opens, so no app can be missing.
  const isMissing = useIsWalletAppMissing(tap) && !/^https?:/i.test(link)
  const open = () => {
    if (uri && openWalletApp({ name, link, uri, remote })) setTap((count) => count + 1)
  }
  return (
    <>
      <OpenWalletAppScreen
        wallet={wallet}
        state={isMissing ? 'warn' : 'waiting'}
        title={isMissing ? texts.noAppTitle(name) : texts.continueTitle(name)}
        text={isMissing ? texts.noProgramText(name) : text}
      />
      <div className="fy-cta fy-stack fy-center">
        <Button kind="1" isBusy={!uri} onClick={open}>
          {texts.open(name)}
          <Icon node={OpensIcon} className="fy-i fy-i--sm" />
        </Button>
        <CopyLink uri={uri} />
      </div>
      <DownloadBar wallet={wallet} />
    </>
  )
}

export function DownloadBar({ wallet }: { readonly wallet: ListedWallet }) {
  const { context, messages } = useViewUi()
  const { remote, common } = messages
  const href = getDownloadUrl(context, wallet.id)
  if (!href) return null
  return (
    <div className="fy-cta">
      <div className="fy-getbar">
        <span>{remote.dontHave(wallet.name)}</span>
        <a className="fy-btn fy-btn--2 fy-btn--xs" href={href} target="_blank" rel="noopener noreferrer">
          {remote.getIt}
          <span className="fy-vh"> {common.opensInNewTab}</span>
        </a>
      </div>
    </div>
  )
}
