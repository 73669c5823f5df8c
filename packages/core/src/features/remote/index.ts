import { atom } from 'nanostores'
import { REMOTE_WALLET_ID } from '../../adapter/walletIds.js'
import { ModalError } from '../../errors/ModalError.js'
import { defineFeature } from '../../feature/defineFeature.js'
import type { ViewBehavior } from '../../feature/viewBehavior.js'
import type { InternalFeatureContext } from '../../modal/context.js'
import type { Namespace, PerNamespace } from '../../types/caip.js'
import type { Wallet } from '../../types/wallet.js'
import { isMobile } from '../../utils/isMobile.js'
import { loadRemoteConnector } from './loadRemoteConnector.js'

interface RemoteParams {
  readonly walletId?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}

declare module '../../types/views.js' {
  interface ViewParams {
    /**
     * Shows the code to scan, or on a phone the link to the wallet's app. Without `walletId`, any wallet can scan the
     * code.
     */
    ConnectingWalletConnect: RemoteParams
    ConnectingWalletConnectBasic: RemoteParams
  }
}

const wallet: Wallet = { id: REMOTE_WALLET_ID, name: 'WalletConnect', type: 'MULTI_CHAIN' }

const traits: ViewBehavior = {
  connects: 'wallet',
  event: ({ params, isMobile }) => ({
    walletId: typeof params?.walletId === 'string' ? params.walletId : REMOTE_WALLET_ID,
    platform: isMobile && params?.walletId !== undefined ? 'mobile' : 'qrcode',
  }),
}

export const remoteFeature = defineFeature({
  id: 'remote',
  // The hosted relay refuses sessions without a project id.
  isEnabled: ({ features, projectId, services, universalProvider }) =>
    features.walletConnect && Boolean(projectId || services?.relay || universalProvider),
  views: { ConnectingWalletConnect: traits, ConnectingWalletConnectBasic: traits },
  permissions: async ({ context }: InternalFeatureContext) =>
    (await import('./sessionPermissions.js')).createSessionPermissionSource(context),
  sources({ context }: InternalFeatureContext) {
    const { adapters, options } = context
    const offered = [...adapters]
      .filter(([, { channel }]) => channel)
      .map(([namespace]) => [namespace, [wallet]] as const)
    return [
      {
        id: 'remote',
        method: () => (isMobile() ? 'mobile' : 'qrcode'),
        isMultiNamespace: true,
        hasPairingCode: true,
        reconnectMode: 'new-session',
        $wallets: atom<PerNamespace<readonly Wallet[]>>(Object.fromEntries(offered)),
        async connect({ wallet: { chain: namespace }, ...request }) {
          const [first, ...others] = await (await loadRemoteConnector(context)).connect(namespace, request)
          if (!first) throw new ModalError('SESSION_REFUSED')
          return [first, ...others]
        },
        preload() {
          loadRemoteConnector(context).then(
            (remote) => {
              // The user may have closed the modal while this module loaded: then no pairing code is needed.
              if (context.stores.modal.$modal.get().open) remote.prepare()
            },
            // `connect` rejects with the same error, so it is ignored here.
            () => undefined,
          )
        },
        takeOver: async () =>
          (await import('./takeOverSessions.js')).takeOverSessions(context.services.storage, context.signal),
        reaches: ({ supports_wc, mobile_link, desktop_link, webapp_link }) =>
          supports_wc ?? Boolean(mobile_link || desktop_link || webapp_link),
        route: ({ walletId, namespace, adding }) => ({
          view: options.basic ? 'ConnectingWalletConnectBasic' : 'ConnectingWalletConnect',
          params: { ...(walletId === undefined ? {} : { walletId }), namespace, adding },
        }),
      },
    ]
  },
})
