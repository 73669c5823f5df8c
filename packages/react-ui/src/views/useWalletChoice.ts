import type { ViewParams } from '@foyer/core'
import {
  chooseWallet,
  getConnectingView,
  getWalletSource,
  importConnectInModal,
  type WalletRow,
} from '@foyer/core/internal/modal'
import { useCallback } from 'react'
import { useWalletAppOpener } from '../features/remote/useWalletAppOpener.js'
import { useUi } from '../internal/UiContext.js'

export interface WalletChoice {
  readonly prefetch: (wallet: WalletRow) => void
  readonly choose: (wallet: WalletRow) => void
}

export function useWalletChoice(params: ViewParams['Connect'] | undefined): WalletChoice {
  const { context, deferral, preloadView } = useUi()
  const openApp = useWalletAppOpener()
  const prefetch = useCallback(
    ({ id, namespaces }: WalletRow) => {
      // A failed prefetch is silent: the view that needs the code reports errors.
      importConnectInModal(context).catch(ignore)
      const { route, walletId } = getConnectingView(context, { walletId: id, namespace: namespaces[0] })
      preloadView(route)
      const [wallet] = context.stores.connectors.find(walletId)
      if (wallet) getWalletSource(context, walletId).preload?.(wallet)
      import('../buttons/AccountButtonContent.js').then(
        ({ registerAccountButtonContent }) => registerAccountButtonContent(),
        ignore,
      )
      for (const each of namespaces) context.adapters.get(each)?.preload?.()
    },
    [context, preloadView],
  )
  const choose = useCallback(
    ({ id, namespaces, walletIds }: WalletRow) => {
      if (!namespaces.length) openApp(id)
      const { namespace = namespaces[0], adding, caipNetworkId } = params ?? {}
      // One phone session serves all namespaces.
      const hasChoice =
        namespaces.length > 1 && params?.namespace === undefined && !getWalletSource(context, id).isMultiNamespace
      if (hasChoice) context.stores.router.push({ view: 'ConnectingMultiChain', params: { walletId: id, adding } })
      else {
        const walletId = (namespace && walletIds[namespace]) ?? id
        // If the wallet answers at once, the app renders first, and then the modal in a single render.
        deferral.start()
        void chooseWallet(context, { walletId, namespace, adding, caipNetworkId })
      }
    },
    [context, deferral, openApp, params],
  )
  return { prefetch, choose }
}

const ignore = () => undefined
