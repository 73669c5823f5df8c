import { getFeatureService, siwxFeature } from '@foyer/core/internal/modal'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import couple from '../../shell/theme/couple.css?text'
import details from '../../shell/theme/details.css?text'
import { SignMessageFooter, SignMessageView } from './SignMessageView.js'
import siwx from './siwx.css?text'
import { enSiwx } from './texts.js'

export const siwxReactFeature = defineReactFeature({
  views: {
    SIWXSignMessage: {
      Component: SignMessageView,
      Footer: SignMessageFooter,
      sheets: [couple, details, siwx],
      title: ({ messages }) => getWalletTexts(messages, 'siwx', enSiwx).title,
      watch: (context) => getFeatureService(context, siwxFeature).$prompt,
    },
  },
})
