import { atom } from 'nanostores'
import { READ_ONLY_WALLET_ID } from '../../adapter/walletIds.js'
import { defineFeature } from '../../feature/defineFeature.js'
import type { PerNamespace } from '../../types/caip.js'
import type { Wallet } from '../../types/wallet.js'

declare module '../../types/features.js' {
  interface Features {
    /**
     * Lets users view the account of any address of EVM and Solana without a wallet. Such an account cannot sign:
     * actions that need a wallet reject with `ACCOUNT_READ_ONLY`. Has no effect with `siwx` or `siweConfig`, because
     * nobody can sign in to such an account.
     * @default false
     */
    readonly readOnly?: boolean | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    ConnectReadOnly: undefined
    /** Says that the account is only viewed, and offers to connect a wallet. */
    ReadOnlyAccount: undefined
  }
}

// An address of these namespaces is the same on each of their networks.
export const READ_ONLY_NAMESPACES = ['eip155', 'solana'] as const

const VIEWS_OF_A_WALLET = /^(WalletSend|Swap|OnRamp|RegisterAccountName)/

const wallet: Wallet = { id: READ_ONLY_WALLET_ID, name: 'View only', type: 'READ_ONLY' }

export const readOnlyFeature = defineFeature({
  id: 'readOnly',
  defaults: { readOnly: false },
  isEnabled: ({ features, siwx, siweConfig }) => features.readOnly === true && !siwx && !siweConfig,
  remedy: 'turn it on in `features`, without `siwx` and `siweConfig`',
  views: { ConnectReadOnly: {}, ReadOnlyAccount: { needs: 'account' } },
  messages: { row: 'View an address', text: 'Look around without a wallet' },
  entries: [
    {
      on: 'Connect',
      title: 'row',
      text: 'text',
      icon: 'M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7s-7.5-2.3-10-7Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
      onPress: (context) => context.push({ view: 'ConnectReadOnly' }),
    },
  ],
  guard: ({ view }, context) =>
    VIEWS_OF_A_WALLET.test(view) && context.account().isReadOnly ? { view: 'ReadOnlyAccount' } : undefined,
  sources(context) {
    const offered = READ_ONLY_NAMESPACES.filter((namespace) => context.adapter(namespace))
    const $wallets = atom<PerNamespace<readonly Wallet[]>>(
      Object.fromEntries(offered.map((namespace) => [namespace, [wallet]])),
    )
    return [
      {
        id: 'readOnly',
        method: () => 'address',
        isReadOnly: true,
        reconnectMode: 'new-session',
        $wallets,
        async connect(request) {
          const { openReadOnlyConnection } = await import('./openReadOnlyConnection.js')
          return [await openReadOnlyConnection(context, request)]
        },
        resume: () => ({ view: 'ConnectReadOnly' }),
      },
    ]
  },
})
