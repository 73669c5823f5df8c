import type { OwnHost } from '../../context.js'
import { defineFeature } from '../../feature/defineFeature.js'
import { sendNamespaces } from './sendNamespaces.js'

const needs = 'account'

/** Sending what an account owns. Its code comes with the first of its views, or with the action. */
export const sendFeature = defineFeature({
  id: 'send',
  views: {
    WalletSend: { needs },
    WalletSendSelectToken: { needs },
    WalletSendScan: { needs },
    WalletSendPreview: { needs },
    // What was sent is over: what lies before it is the account.
    WalletSendConfirmed: { needs },
  },
  messages: { action: 'Send' },
  entries: [
    {
      on: 'Account',
      as: 'action',
      title: 'action',
      icon: 'M7 17 17 7M8 7h9v9',
      isOffered: ({ context }: OwnHost) => {
        const namespace = context.stores.networks.$namespace.get()
        return sendNamespaces(context.options).includes(namespace) && !!context.adapters.get(namespace)?.ledger
      },
      onPress: (host) => host.push({ view: 'WalletSend' }),
    },
  ],
})
