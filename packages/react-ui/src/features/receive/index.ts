import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import account from '../../shell/theme/account.css?text'
import address from '../../shell/theme/address.css?text'
import fields from '../../shell/theme/fields.css?text'
import lists from '../../shell/theme/lists.css?text'
import qr from '../../shell/theme/qr.css?text'
import { CompatibleNetworksView, ReceiveView } from './ReceiveView.js'
import receive from './receive.css?text'
import { enReceive } from './texts.js'

export const receiveReactFeature = defineReactFeature({
  views: {
    WalletReceive: {
      Component: ReceiveView,
      sheets: [account, address, fields, lists, qr, receive],
      title: ({ messages }) => getWalletTexts(messages, 'receive', enReceive).title,
    },
    WalletCompatibleNetworks: {
      Component: CompatibleNetworksView,
      sheets: [account],
      title: ({ messages }) => getWalletTexts(messages, 'receive', enReceive).networksTitle,
    },
  },
})
