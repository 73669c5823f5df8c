import { findListed, isMobile, loadRemote, offersApps, PAIRING_RESERVE } from '@foyer/core/ui'
import { useCallback, useEffect, useRef } from 'react'
import { useUi } from '../../UiContext.js'
import { loadRemoteTools } from './loadRemoteTools.js'

/**
 * What a tap on a wallet does on a phone: its app is opened inside of the tap itself, because iOS opens nothing after a
 * wait. What that takes is fetched while the visitor looks at the list. Elsewhere it does nothing.
 */
export function useAppOpener(): (walletId: string) => void {
  const { context } = useUi()
  const open = useRef((_walletId: string) => {})
  useEffect(() => {
    if (!isMobile() || !offersApps(context)) return
    Promise.all([loadRemoteTools(), loadRemote(context)]).then(
      ([{ openApp, openBrowser }, remote]) => {
        // What was closed meanwhile keeps no offer open.
        if (context.stores.modal.$modal.get().open) remote.prepare()
        open.current = (walletId) => {
          if (openBrowser(context, walletId)) return
          const wallet = findListed(context, walletId)
          const pairing = remote.$pairing.get()
          // An offer that is about to end is of no use to an app; the view makes another.
          if (!wallet?.mobile_link || pairing.status !== 'ready' || pairing.expiresAt - Date.now() < PAIRING_RESERVE)
            return
          openApp({ name: wallet.name, link: wallet.mobile_link, uri: pairing.uri, remote })
        }
      },
      // The view that follows offers the same, and says what is wrong.
      () => undefined,
    )
  }, [context])
  return useCallback((walletId) => open.current(walletId), [])
}
