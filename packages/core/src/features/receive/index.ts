import { defineFeature } from '../../feature/defineFeature.js'

declare module '../../types/features.js' {
  interface Features {
    /** Shows the user's address as QR code and text. @default true */
    readonly receive?: boolean | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    WalletReceive: undefined
    WalletCompatibleNetworks: undefined
  }
}

export const receiveFeature = defineFeature({
  id: 'receive',
  defaults: { receive: true },
  isEnabled: ({ features }) => features.receive === true,
  views: { WalletReceive: { needs: 'account' }, WalletCompatibleNetworks: { needs: 'account' } },
  messages: { receive: 'Receive' },
  entries: [
    {
      on: 'Account',
      as: 'action',
      title: 'receive',
      icon: 'M17 7 7 17M17 17H7V7',
      onPress: (context) => context.push({ view: 'WalletReceive' }),
    },
  ],
})
