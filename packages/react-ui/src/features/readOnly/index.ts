import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { addViewTexts } from '../../i18n/useViewUi.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import fields from '../../shell/theme/fields.css?text'
import { ConnectReadOnlyView } from './ConnectReadOnlyView.js'
import { ReadOnlyAccountView } from './ReadOnlyAccountView.js'
import { enReadOnly } from './texts.js'

export const readOnlyReactFeature = defineReactFeature({
  views: {
    ConnectReadOnly: {
      Component: ConnectReadOnlyView,
      sheets: [fields],
      title: ({ messages }) => getWalletTexts(messages, 'readOnly', enReadOnly).title,
    },
    ReadOnlyAccount: {
      Component: ReadOnlyAccountView,
      sheets: [fields],
      title: (ui) => addViewTexts(ui).messages.account.viewOnly,
    },
  },
})
