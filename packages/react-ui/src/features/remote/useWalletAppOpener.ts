import {
  canReachWalletApps,
  findListedWallet,
  isMobile,
  loadRemoteConnector,
  PAIRING_EXPIRY_MARGIN_MS,
} from '@foyer/core/internal/modal'
import { useCallback, useEffect, useRef } from 'react'
import { useUi } from '../../internal/UiContext.js'

/**
 * Returns a function that opens a wallet's app inside of the tap: iOS blocks it after a wait. Its code loads while the
 * user looks at the list. Does nothing on computers.
 */
export function useWalletAppOpener(): (walletId: string) => void {
  const { context } = useUi()
  const open = useRef((_walletId: string) => {})
  useEffect(() => {
    if (!isMobile() || !canReachWalletApps(context)) return
    Promise.all([loadRemoteUi(), loadRemoteConnector(context)]).then(
      ([{ getAppLink, openApp, openBrowser }, remote]) => {
        // Prepares no pairing for a modal that has closed meanwhile, nor in basic mode, where pairing waits for the
        // tap.
        if (!context.options.basic && context.stores.modal.$modal.get().open) remote.prepare()
        open.current = (walletId) => {
          if (openBrowser(context, walletId)) return
          const wallet = findListedWallet(context, walletId)
          const pairing = remote.$pairing.get()
          // The next view replaces a pairing that is about to expire.
          const link = wallet && getAppLink(wallet)
          if (!link || pairing.status !== 'ready' || pairing.expiresAt - Date.now() < PAIRING_EXPIRY_MARGIN_MS) return
          openApp({ name: wallet.name, link, uri: pairing.uri, remote })
        }
      },
      // A failed load is silent: the next view reports errors.
      () => undefined,
    )
  }, [context])
  return useCallback((walletId) => open.current(walletId), [])
}

export const loadRemoteUi = async () => (await import('./index.js')).remoteUi

export type RemoteUi = Awaited<ReturnType<typeof loadRemoteUi>>
