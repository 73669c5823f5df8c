import type { ViewParams } from '@foyer/core'
import { chooseWallet, connectingView, loadConnect, sourceOf, type WalletRow } from '@foyer/core/ui'
import { useCallback } from 'react'
import { useAppOpener } from '../features/remote/useAppOpener.js'
import { useUi } from '../UiContext.js'

export interface WalletChoice {
  /** The visitor points at a wallet or tabs to it: what asking it takes is fetched. */
  readonly point: (wallet: WalletRow) => void
  /** The visitor chose it. */
  readonly choose: (wallet: WalletRow) => void
}

/** What happens with the wallets of a list. */
export function useWalletChoice(params: ViewParams['Connect'] | undefined): WalletChoice {
  const { context, hold, preloadView } = useUi()
  const openApp = useAppOpener()
  const point = useCallback(
    ({ id, namespaces }: WalletRow) => {
      // Not needed yet; whether it comes is told when it is.
      loadConnect(context).catch(ignore)
      const { route, walletId } = connectingView(context, { walletId: id, namespace: namespaces[0] })
      preloadView(route)
      const [wallet] = context.stores.connectors.find(walletId)
      if (wallet) sourceOf(context, walletId).preload?.(wallet)
      import('../buttons/provideAccountFace.js').then(({ provideAccountFace }) => provideAccountFace(), ignore)
      for (const each of namespaces) context.adapters.get(each)?.preload?.()
    },
    [context, preloadView],
  )
  const choose = useCallback(
    ({ id, namespaces, walletIds }: WalletRow) => {
      if (!namespaces.length) openApp(id)
      const { namespace = namespaces[0], adding, caipNetworkId } = params ?? {}
      // One session serves all of them.
      const isAsked = namespaces.length > 1 && params?.namespace === undefined && !sourceOf(context, id).spans
      if (isAsked) context.stores.router.push({ view: 'ConnectingMultiChain', params: { walletId: id, adding } })
      else {
        const walletId = (namespace && walletIds[namespace]) ?? id
        // One that answers at once is connected in the page first, and the modal says so in a single step.
        hold.start()
        void chooseWallet(context, { walletId, namespace, adding, caipNetworkId })
      }
    },
    [context, hold, openApp, params],
  )
  return { point, choose }
}

const ignore = () => undefined
