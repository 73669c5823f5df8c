import { featurePart, siwxFeature } from '@foyer/core/ui'
import { enSiwx } from '../../messages/enSiwx.js'
import couple from '../../theme/couple.css?text'
import details from '../../theme/details.css?text'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { SignMessageFooter } from './SignMessageFooter.js'
import { SignMessageView } from './SignMessageView.js'
import siwx from './siwx.css?text'

/** How signing in is drawn. */
export const siwxHalf = defineReactFeature({
  views: {
    SIWXSignMessage: {
      Component: SignMessageView,
      Footer: SignMessageFooter,
      sheets: [couple, details, siwx],
      title: ({ messages }) => walletTexts(messages, 'siwx', enSiwx).title,
      watch: (context) => featurePart(context, siwxFeature).$prompt,
    },
  },
})
