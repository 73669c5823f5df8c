import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import fields from '../../shell/theme/fields.css?text'
import { OwnNodeView } from './OwnNodeView.js'
import { enOwnNodes } from './texts.js'

export const ownNodesReactFeature = defineReactFeature({
  views: {
    OwnNode: {
      Component: OwnNodeView,
      sheets: [fields],
      title: ({ messages }) => getWalletTexts(messages, 'ownNodes', enOwnNodes).title,
    },
  },
})
