import { chooseWallet, findListed, isMobile, REMOTE_WALLET_ID } from '@foyer/core/ui'
import { useEffect, useState } from 'react'
import { useReadable } from '../../hooks/useReadable.js'
import { useUi } from '../../UiContext.js'
import { ConnectingView } from '../ConnectingView.js'
import type { ViewProps } from '../views.js'
import { ScanCode } from './ScanCode.js'
import { UseApp } from './UseApp.js'
import { useRemote } from './useRemote.js'

/** A wallet on another device: a code to scan, or its app on this phone. */
export function ConnectingRemoteView({
  params,
}: ViewProps<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>) {
  const { context } = useUi()
  const attempt = useReadable(context.stores.attempt.$attempt)
  const { remote, pairing } = useRemote()
  const listed = params?.walletId === undefined ? undefined : findListed(context, params.walletId)
  const [wantsCode, showCode] = useState(false)
  const retry = () => void chooseWallet(context, params ?? {})

  // The last code stays on screen while the next one is on its way: it can still be scanned.
  const [ready, setReady] = useState<{ readonly uri: string; readonly expiresAt: number }>()
  useEffect(() => {
    if (pairing.status === 'ready') setReady(pairing)
  }, [pairing])

  const isOver = attempt.status === 'failed' && ready !== undefined && ready.expiresAt < Date.now()
  if (attempt.status !== 'waiting' && !isOver) {
    return <ConnectingView params={{ ...params, walletId: params?.walletId ?? REMOTE_WALLET_ID }} onRetry={retry} />
  }
  if (listed?.mobile_link && isMobile() && !wantsCode) {
    return <UseApp wallet={listed} uri={ready?.uri} remote={remote} onCode={() => showCode(true)} />
  }
  return <ScanCode wallet={listed} code={ready} isOver={isOver} onRetry={retry} />
}
