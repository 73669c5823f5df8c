import { atom } from 'nanostores'
import { REMOTE_WALLET_ID } from '../../constants.js'
import type { OwnHost } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { defineFeature } from '../../feature/defineFeature.js'
import type { ViewTraits } from '../../feature/viewTraits.js'
import type { PerNamespace } from '../../types/caip.js'
import type { Wallet } from '../../types/wallet.js'
import { isMobile } from '../../utils/isMobile.js'
import { loadRemote } from './loadRemote.js'

const wallet: Wallet = { id: REMOTE_WALLET_ID, name: 'WalletConnect', type: 'MULTI_CHAIN' }

const traits: ViewTraits = {
  connects: 'wallet',
  event: ({ params, isMobile }) => ({
    walletId: typeof params?.walletId === 'string' ? params.walletId : REMOTE_WALLET_ID,
    platform: isMobile && params?.walletId !== undefined ? 'mobile' : 'qrcode',
  }),
}

/** Wallets on other devices, over WalletConnect. What reaches them is loaded when somebody asks for one. */
export const remoteFeature = defineFeature({
  id: 'remote',
  views: { ConnectingWalletConnect: traits, ConnectingWalletConnectBasic: traits },
  allowed: async ({ context }: OwnHost) => (await import('./allowed.js')).createAllowed(context),
  sources({ context }: OwnHost) {
    const { adapters, options } = context
    const offered = [...adapters]
      .filter(([, { channel }]) => channel)
      .map(([namespace]) => [namespace, [wallet]] as const)
    return [
      {
        id: 'remote',
        method: () => (isMobile() ? 'mobile' : 'qrcode'),
        spans: true,
        code: true,
        again: 'renews',
        $wallets: atom<PerNamespace<readonly Wallet[]>>(Object.fromEntries(offered)),
        async connect({ wallet: { chain: namespace }, ...request }) {
          const [first, ...others] = await (await loadRemote(context)).connect(namespace, request)
          if (!first) throw new ModalError('SESSION_REFUSED')
          return [first, ...others]
        },
        preload() {
          loadRemote(context).then(
            (remote) => {
              // What was closed meanwhile keeps no offer open.
              if (context.stores.modal.$modal.get().open) remote.prepare()
            },
            // Not needed yet; whether it comes is told when it is.
            () => undefined,
          )
        },
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
