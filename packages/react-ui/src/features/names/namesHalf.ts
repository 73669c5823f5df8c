import { naming } from '@foyer/core/ui/names'
import { enNames } from '../../messages/enNames.js'
import account from '../../theme/account.css?text'
import fields from '../../theme/fields.css?text'
import lists from '../../theme/lists.css?text'
import ring from '../../theme/ring.css?text'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { NameSavedView } from './NameSavedView.js'
import names from './names.css?text'
import { RegisterNameView } from './RegisterNameView.js'

const sheets: readonly string[] = [account, fields, lists, ring, names]

/** How names are drawn. */
export const namesHalf = defineReactFeature({
  views: {
    RegisterAccountName: {
      Component: RegisterNameView,
      sheets,
      title: ({ messages }) => walletTexts(messages, 'names', enNames).title,
      watch: (context) => context.use(naming).$state,
    },
    RegisterAccountNameSuccess: {
      Component: NameSavedView,
      sheets,
      title: ({ messages }) => walletTexts(messages, 'names', enNames).savedTitle,
    },
  },
})
