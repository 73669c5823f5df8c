import { defineFeature } from '../../feature/defineFeature.js'

/** The visitor's address, to be scanned or copied by who sends something. */
export const receiveFeature = defineFeature({
  id: 'receive',
  views: { WalletReceive: { needs: 'account' }, WalletCompatibleNetworks: { needs: 'account' } },
  messages: { receive: 'Receive' },
  entries: [
    {
      on: 'Account',
      as: 'action',
      title: 'receive',
      icon: 'M17 7 7 17M17 17H7V7',
      onPress: (host) => host.push({ view: 'WalletReceive' }),
    },
  ],
})
