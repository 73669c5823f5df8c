import type { ListedWallet } from '@foyer/core'
import {
  chooseWallet,
  findListedWallet,
  isMobile,
  type ModalContext,
  PAIRING_EXPIRY_MARGIN_MS,
  REMOTE_WALLET_ID,
} from '@foyer/core/internal/modal'
import { getAppLink } from '@foyer/core/internal/wallets'
import { useStore } from '@nanostores/react'
import { Clock } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/Icon.js'
import { Tabs } from '../../components/Tabs.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useShownRoute } from '../../internal/UiContext.js'
import { formatClock, useSecondsUntil } from '../../internal/useSecondsUntil.js'
import type { ViewProps } from '../../internal/viewModule.js'
import { ConnectingView } from '../../views/ConnectingView.js'
import { OpenInWalletApp, OpenOnComputer } from './OpenInWalletApp.js'
import { getWalletBrowserLink } from './openWalletApp.js'
import { PairingQrCode } from './PairingQrCode.js'
import { useRemotePairing } from './useRemotePairing.js'

export function ConnectingRemoteView({
  params,
}: ViewProps<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>) {
  const { context, messages } = useViewUi()
  const { remote: texts } = messages
  const attempt = useStore(context.stores.attempt.$attempt)
  const { remote, pairing } = useRemotePairing()
  const listed = params?.walletId === undefined ? undefined : findListedWallet(context, params.walletId)
  const methods = listMethods(context, listed)
  const [chosen, choose] = useState<Method>()
  const way = chosen ?? methods[0]
  const retry = () => void chooseWallet(context, { ...params, onPhone: true })

  // Shows the last QR code until the next one is ready: wallets can still scan it.
  const [ready, setReady] = useState<{ readonly uri: string; readonly expiresAt: number }>()
  useEffect(() => {
    if (pairing.status === 'ready') setReady(pairing)
  }, [pairing])

  useEffect(() => {
    if (way === 'code') remote?.removeAppLink().catch(() => undefined)
  }, [way, remote])

  const isOver = attempt.status === 'failed' && ready !== undefined && ready.expiresAt < Date.now()
  if (attempt.status !== 'waiting' && !isOver) {
    return <ConnectingView params={{ ...params, walletId: params?.walletId ?? REMOTE_WALLET_ID }} onRetry={retry} />
  }
  const open = { uri: ready?.uri, remote }
  const { desktop_link: desktop, webapp_link: web, name = '' } = listed ?? {}
  const content =
    listed && way === 'app' ? (
      <OpenInWalletApp {...open} wallet={listed} onCode={() => choose('code')} />
    ) : listed && way === 'desktop' && desktop ? (
      <OpenOnComputer {...open} wallet={listed} link={desktop} text={texts.desktopText(name)} />
    ) : listed && way === 'web' && web ? (
      <OpenOnComputer {...open} wallet={listed} link={web} text={texts.webText(name)} />
    ) : (
      <PairingQrCode wallet={listed} params={params} code={ready} isOver={isOver} remote={remote} onRetry={retry} />
    )
  if (isMobile() || methods.length === 1) return content
  const labels = { app: texts.phone, code: texts.phone, desktop: texts.desktop, web: texts.web }
  return (
    <div className="fy-view">
      <Tabs
        label={texts.ways}
        tabs={methods.map((value) => ({ value, label: labels[value] }))}
        value={way}
        onChange={choose}
      >
        {content}
      </Tabs>
    </div>
  )
}

type Method = 'app' | 'code' | 'desktop' | 'web'

/** Returns how to reach the wallet, best first: its app on a phone, a QR code on a computer. */
function listMethods(context: ModalContext, wallet: ListedWallet | undefined): readonly [Method, ...Method[]] {
  const { desktop_link, webapp_link } = wallet ?? {}
  if (!isMobile())
    return ['code', ...(desktop_link ? ['desktop' as const] : []), ...(webapp_link ? ['web' as const] : [])]
  if (wallet && (getAppLink(wallet) || getWalletBrowserLink(context, wallet.id))) return ['app']
  return [webapp_link ? 'web' : 'code']
}

/** Remaining seconds at which screen readers announce the countdown. */
const ANNOUNCED_SECONDS = [30, 10, 0]

export function PairingCountdown() {
  const { context, messages } = useViewUi()
  const { remote } = messages
  const { pairing } = useRemotePairing()
  const attempt = useStore(context.stores.attempt.$attempt)
  const expiresAt = pairing.status === 'ready' && attempt.status === 'waiting' ? pairing.expiresAt : undefined
  const left = useSecondsUntil(expiresAt && expiresAt - PAIRING_EXPIRY_MARGIN_MS)
  const seconds = expiresAt === undefined ? undefined : left
  const { route } = useShownRoute()
  // On a phone, the view of a wallet opens its app and shows no QR code.
  const isCode = !isMobile() || !(route.params && 'walletId' in route.params && route.params.walletId)
  if (attempt.status !== 'waiting' || !isCode) return null
  return (
    <div className="fy-footer fy-footer--row">
      <Icon node={Clock} className="fy-i fy-i--xs" />
      <span aria-hidden="true">
        {remote.newCodeIn}{' '}
        <bdi className="fy-num" dir="ltr">
          {formatClock(seconds)}
        </bdi>
      </span>
      <span className="fy-vh" role="status">
        {seconds !== undefined && ANNOUNCED_SECONDS.includes(seconds) ? remote.newCodeInSeconds(seconds) : ''}
      </span>
    </div>
  )
}
