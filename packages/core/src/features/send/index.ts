import { defineFeature } from '../../feature/defineFeature.js'
import type { InternalFeatureContext } from '../../modal/context.js'
import type { NamespaceChoice } from '../../types/featureOptions.js'
import type { SendArguments } from '../../types/viewArguments.js'
import { getSendNamespaces } from './getSendNamespaces.js'

declare module '../../types/features.js' {
  interface Features {
    /** Namespaces in which users may send; true means EVM and Solana. @default true */
    readonly send?: boolean | NamespaceChoice | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    /** `arguments` are initial values of the form; invalid ones are ignored. */
    WalletSend: { readonly arguments?: SendArguments | undefined } | undefined
    WalletSendSelectToken: undefined
    WalletSendScan: undefined
    WalletSendPreview: undefined
    WalletSendConfirmed: undefined
  }
}

const needs = 'account'

export const sendFeature = defineFeature({
  id: 'send',
  defaults: { send: true },
  isEnabled: ({ features }) => features.send !== false,
  views: {
    WalletSend: { needs },
    WalletSendSelectToken: { needs },
    WalletSendScan: { needs },
    WalletSendPreview: { needs },
    // After a transaction was sent, Back leads to the account.
    WalletSendConfirmed: { needs },
  },
  messages: { action: 'Send' },
  entries: [
    {
      on: 'Account',
      as: 'action',
      title: 'action',
      icon: 'M7 17 17 7M8 7h9v9',
      isOffered: ({ context }: InternalFeatureContext) => {
        const namespace = context.stores.networks.$namespace.get()
        if (context.stores.accounts.get(namespace).isReadOnly) return false
        return getSendNamespaces(context.options).includes(namespace) && !!context.adapters.get(namespace)?.chainReader
      },
      onPress: (context) => context.push({ view: 'WalletSend' }),
    },
  ],
})
