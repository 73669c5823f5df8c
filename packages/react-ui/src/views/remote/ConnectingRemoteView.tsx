import type { ListedWallet } from '@foyer/core'
import { chooseWallet, findListed, isMobile, REMOTE_WALLET_ID } from '@foyer/core/ui'
import { useEffect, useState } from 'react'
import { Tabs } from '../../components/Tabs.js'
import { useReadable } from '../../hooks/useReadable.js'
import type { Messages } from '../../messages/en.js'
import { useUi } from '../../UiContext.js'
import { ConnectingView } from '../ConnectingView.js'
import type { ViewProps } from '../views.js'
import { browserOf } from './browserOf.js'
import { OpenElsewhere } from './OpenElsewhere.js'
import { ScanCode } from './ScanCode.js'
import { UseApp } from './UseApp.js'
import { useRemote } from './useRemote.js'

/** A wallet on another device: a code to scan, or its app on this phone. */
export function ConnectingRemoteView({
  params,
}: ViewProps<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>) {
  const { context, messages } = useUi()
  const { remote: texts } = messages
  const attempt = useReadable(context.stores.attempt.$attempt)
  const { remote, pairing } = useRemote()
  const listed = params?.walletId === undefined ? undefined : findListed(context, params.walletId)
  const [wantsCode, showCode] = useState(false)
  const [way, setWay] = useState<Way>('phone')
  const retry = () => void chooseWallet(context, { ...params, onPhone: true })

  // The last code stays on screen while the next one is on its way: it can still be scanned.
  const [ready, setReady] = useState<{ readonly uri: string; readonly expiresAt: number }>()
  useEffect(() => {
    if (pairing.status === 'ready') setReady(pairing)
  }, [pairing])

  const isWeb = isMobile() && listed !== undefined && !listed.mobile_link && listed.webapp_link !== undefined
  const isApp = isMobile() && listed !== undefined && Boolean(listed.mobile_link || browserOf(context, listed.id))
  const isCode = wantsCode || (!isApp && !isWeb && way === 'phone')
  useEffect(() => {
    if (isCode) remote?.forgetLink().catch(() => undefined)
  }, [isCode, remote])

  const isOver = attempt.status === 'failed' && ready !== undefined && ready.expiresAt < Date.now()
  if (attempt.status !== 'waiting' && !isOver) {
    return <ConnectingView params={{ ...params, walletId: params?.walletId ?? REMOTE_WALLET_ID }} onRetry={retry} />
  }
  if (listed && isApp && !wantsCode) {
    return <UseApp wallet={listed} uri={ready?.uri} remote={remote} onCode={() => showCode(true)} />
  }
  const code = <ScanCode wallet={listed} code={ready} isOver={isOver} onRetry={retry} />
  if (!listed || wantsCode) return code
  const { desktop_link: desktop, webapp_link: web, name } = listed
  const open = { wallet: listed, uri: ready?.uri, remote }
  if (isWeb && web) return <OpenElsewhere {...open} link={web} text={texts.webText(name)} />
  if (isMobile() || !(desktop || web)) return code
  return (
    <div className="fy-view">
      <Tabs label={texts.ways} tabs={waysOf(listed, texts)} value={way} onChange={setWay}>
        {way === 'desktop' && desktop ? (
          <OpenElsewhere {...open} link={desktop} text={texts.desktopText(name)} />
        ) : way === 'web' && web ? (
          <OpenElsewhere {...open} link={web} text={texts.webText(name)} />
        ) : (
          code
        )}
      </Tabs>
    </div>
  )
}

type Way = 'phone' | 'desktop' | 'web'

/** Where this wallet can be asked from a computer: its code first, which the most people can use. */
function waysOf(wallet: ListedWallet, texts: Messages['remote']): readonly { value: Way; label: string }[] {
  return [
    { value: 'phone', label: texts.phone },
    ...(wallet.desktop_link ? [{ value: 'desktop' as const, label: texts.desktop }] : []),
    ...(wallet.webapp_link ? [{ value: 'web' as const, label: texts.web }] : []),
  ]
}
