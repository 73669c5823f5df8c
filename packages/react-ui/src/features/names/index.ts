import { getNamesController } from '@foyer/core/internal/names'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import account from '../../shell/theme/account.css?text'
import fields from '../../shell/theme/fields.css?text'
import lists from '../../shell/theme/lists.css?text'
import ring from '../../shell/theme/ring.css?text'
import { NameSavedView } from './NameSavedView.js'
import names from './names.css?text'
import { RegisterNameView } from './RegisterNameView.js'
import { enNames } from './texts.js'

const sheets: readonly string[] = [account, fields, lists, ring, names]

export const namesReactFeature = defineReactFeature({
  views: {
    RegisterAccountName: {
      Component: RegisterNameView,
      sheets,
      title: ({ messages }) => getWalletTexts(messages, 'names', enNames).title,
      watch: (context) => getNamesController(context.modal).$state,
    },
    RegisterAccountNameSuccess: {
      Component: NameSavedView,
      sheets,
      title: ({ messages }) => getWalletTexts(messages, 'names', enNames).savedTitle,
    },
  },
})
