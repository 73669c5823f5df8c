import type { ListedWallet } from '@foyer/core'
import { chooseWallet, findListed, isMobile, type ModalContext, REMOTE_WALLET_ID } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Tabs } from '../../components/Tabs.js'
import { useViewUi } from '../../useViewUi.js'
import type { ViewProps } from '../../viewModule.js'
import { ConnectingView } from '../../views/ConnectingView.js'
import { browserOf } from './browserOf.js'
import { OpenElsewhere } from './OpenElsewhere.js'
import { ScanCode } from './ScanCode.js'
import { UseApp } from './UseApp.js'
import { useRemote } from './useRemote.js'

/** A wallet on another device: a code to scan, or its app on this phone. */
export function ConnectingRemoteView({
  params,
}: ViewProps<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>) {
  const { context, messages } = useViewUi()
  const { remote: texts } = messages
  const attempt = useStore(context.stores.attempt.$attempt)
  const { remote, pairing } = useRemote()
  const listed = params?.walletId === undefined ? undefined : findListed(context, params.walletId)
  const ways = waysOf(context, listed)
  const [chosen, choose] = useState<Way>()
  const way = chosen ?? ways[0]
  const retry = () => void chooseWallet(context, { ...params, onPhone: true })

  // The last code stays on screen while the next one is on its way: it can still be scanned.
  const [ready, setReady] = useState<{ readonly uri: string; readonly expiresAt: number }>()
  useEffect(() => {
    if (pairing.status === 'ready') setReady(pairing)
  }, [pairing])

  useEffect(() => {
    if (way === 'code') remote?.forgetLink().catch(() => undefined)
  }, [way, remote])

  const isOver = attempt.status === 'failed' && ready !== undefined && ready.expiresAt < Date.now()
  if (attempt.status !== 'waiting' && !isOver) {
    return <ConnectingView params={{ ...params, walletId: params?.walletId ?? REMOTE_WALLET_ID }} onRetry={retry} />
  }
  const open = { uri: ready?.uri, remote }
  const { desktop_link: desktop, webapp_link: web, name = '' } = listed ?? {}
  const content =
    listed && way === 'app' ? (
      <UseApp {...open} wallet={listed} onCode={() => choose('code')} />
    ) : listed && way === 'desktop' && desktop ? (
      <OpenElsewhere {...open} wallet={listed} link={desktop} text={texts.desktopText(name)} />
    ) : listed && way === 'web' && web ? (
      <OpenElsewhere {...open} wallet={listed} link={web} text={texts.webText(name)} />
    ) : (
      <ScanCode wallet={listed} params={params} code={ready} isOver={isOver} remote={remote} onRetry={retry} />
    )
  if (isMobile() || ways.length === 1) return content
  const labels = { app: texts.phone, code: texts.phone, desktop: texts.desktop, web: texts.web }
  return (
    <div className="fy-view">
      <Tabs
        label={texts.ways}
        tabs={ways.map((value) => ({ value, label: labels[value] }))}
        value={way}
        onChange={choose}
      >
        {content}
      </Tabs>
    </div>
  )
}

type Way = 'app' | 'code' | 'desktop' | 'web'

/** How a wallet can be asked, the best way first: a phone opens its app, a computer shows a code that most can use. */
function waysOf(context: ModalContext, wallet: ListedWallet | undefined): readonly [Way, ...Way[]] {
  const { desktop_link, webapp_link, mobile_link } = wallet ?? {}
  if (!isMobile())
    return ['code', ...(desktop_link ? ['desktop' as const] : []), ...(webapp_link ? ['web' as const] : [])]
  if (wallet && (mobile_link || browserOf(context, wallet.id))) return ['app']
  return [webapp_link ? 'web' : 'code']
}
