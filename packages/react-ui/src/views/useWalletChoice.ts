import type { ViewParams } from '@foyer/core'
import { chooseWallet, loadConnect, loadRemote, REMOTE_WALLET_ID, type WalletRow } from '@foyer/core/ui'
import { useCallback } from 'react'
import { loadRemoteViews } from '../features/remote/loadRemoteViews.js'
import { useAppOpener } from '../features/remote/useAppOpener.js'
import { useUi } from '../UiContext.js'
import { loadConnectingViews } from './loadConnectingViews.js'

export interface WalletChoice {
  /** The visitor points at a wallet or tabs to it: what asking it takes is fetched. */
  readonly point: (wallet: WalletRow) => void
  /** The visitor chose it. */
  readonly choose: (wallet: WalletRow) => void
}

/** What happens with the wallets of a list. */
export function useWalletChoice(params: ViewParams['Connect'] | undefined): WalletChoice {
  const { context } = useUi()
  const openApp = useAppOpener()
  const point = useCallback(
    ({ id, isApp, namespaces }: WalletRow) => {
      // Not needed yet; whether it comes is told when it is.
      loadConnect().catch(ignore)
      if (isApp || id === REMOTE_WALLET_ID) {
        loadRemoteViews().catch(ignore)
        loadRemote(context).then((remote) => {
          // What was closed meanwhile keeps no offer open.
          if (context.stores.modal.$modal.get().open) remote.prepare()
        }, ignore)
      } else {
        loadConnectingViews().catch(ignore)
      }
      import('../buttons/provideAccountFace.js').then(({ provideAccountFace }) => provideAccountFace(), ignore)
      for (const each of namespaces) context.adapters.get(each)?.preload?.()
    },
    [context],
  )
  const choose = useCallback(
    ({ id, namespaces, walletIds }: WalletRow) => {
      if (!namespaces.length) openApp(id)
      const { namespace = namespaces[0], adding, caipNetworkId } = params ?? {}
      const isAsked = namespaces.length > 1 && params?.namespace === undefined && id !== REMOTE_WALLET_ID
      if (isAsked) context.stores.router.push({ view: 'ConnectingMultiChain', params: { walletId: id, adding } })
      else {
        const walletId = (namespace && walletIds[namespace]) ?? id
        void chooseWallet(context, { walletId, namespace, adding, caipNetworkId })
      }
    },
    [context, openApp, params],
  )
  return { point, choose }
}

const ignore = () => undefined
