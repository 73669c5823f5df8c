import { listedWallet, loadRemote } from '@foyer/core/ui'
import { useEffect, useRef } from 'react'
import { useUi } from '../../UiContext.js'
import { loadRemoteViews } from '../loadRemoteViews.js'
import { isMobile } from './isMobile.js'

/**
 * What a tap on a wallet's row does on a phone: its app is opened inside of the tap itself, because iOS opens nothing
 * after a wait. What that takes is fetched while the visitor looks at the list. Elsewhere it does nothing.
 */
export function useAppTap(walletId: string, isHere: boolean): () => void {
  const { context } = useUi()
  const open = useRef(() => {})
  const wallet = isHere || !isMobile() ? undefined : listedWallet(context, walletId)
  useEffect(() => {
    if (!wallet?.mobile_link || !context.options.enableWalletConnect) return
    const { name, mobile_link: link } = wallet
    Promise.all([loadRemoteViews(), loadRemote(context)]).then(
      ([{ openApp }, remote]) => {
        remote.prepare()
        open.current = () => {
          const pairing = remote.$pairing.get()
          if (pairing.status === 'ready') openApp({ name, link, uri: pairing.uri, remote })
        }
      },
      // The view that follows offers the same, and says what is wrong.
      () => undefined,
    )
  }, [context, wallet])
  return () => open.current()
}
