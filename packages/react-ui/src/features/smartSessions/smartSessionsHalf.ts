import { managing } from '@foyer/core/ui/sessions'
import { enSmartSessions } from '../../messages/enSmartSessions.js'
import account from '../../theme/account.css?text'
import lists from '../../theme/lists.css?text'
import ring from '../../theme/ring.css?text'
import type { Ui } from '../../UiContext.js'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { SessionCreatedView } from './SessionCreatedView.js'
import { SessionListView } from './SessionListView.js'
import sessions from './sessions.css?text'

const shared = {
  sheets: [account, lists, ring, sessions],
  title: ({ messages }: Ui) => walletTexts(messages, 'smartSessions', enSmartSessions).title,
  watch: (context: Ui['context']) => context.use(managing).$state,
}

/** How smart-account sessions are drawn. */
export const smartSessionsHalf = defineReactFeature({
  views: {
    SmartSessionList: { Component: SessionListView, ...shared },
    SmartSessionCreated: { Component: SessionCreatedView, ...shared },
  },
})
