import { allowing } from '@foyer/core/ui/allowed'
import { enAllowed } from '../../messages/enAllowed.js'
import account from '../../theme/account.css?text'
import lists from '../../theme/lists.css?text'
import ring from '../../theme/ring.css?text'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { AllowedView } from './AllowedView.js'
import allowed from './allowed.css?text'

/** How what the visitor has allowed is drawn. */
export const allowedHalf = defineReactFeature({
  views: {
    Allowed: {
      Component: AllowedView,
      sheets: [account, lists, ring, allowed],
      watch: (context) => context.use(allowing).$state,
      title: ({ messages }) => walletTexts(messages, 'allowed', enAllowed).title,
    },
  },
})
