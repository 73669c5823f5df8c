import { enReceive } from '../../messages/enReceive.js'
import account from '../../theme/account.css?text'
import fields from '../../theme/fields.css?text'
import qr from '../../theme/qr.css?text'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { CompatibleNetworksView } from './CompatibleNetworksView.js'
import { ReceiveView } from './ReceiveView.js'
import receive from './receive.css?text'

/** How receiving is drawn. */
export const receiveHalf = defineReactFeature({
  views: {
    WalletReceive: {
      Component: ReceiveView,
      sheets: [account, fields, qr, receive],
      title: ({ messages }) => walletTexts(messages, 'receive', enReceive).title,
    },
    WalletCompatibleNetworks: {
      Component: CompatibleNetworksView,
      sheets: [account],
      title: ({ messages }) => walletTexts(messages, 'receive', enReceive).networksTitle,
    },
  },
})
