import { getSmartSessionsController } from '@foyer/core/internal/permissions'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import type { Ui } from '../../internal/UiContext.js'
import account from '../../shell/theme/account.css?text'
import lists from '../../shell/theme/lists.css?text'
import ring from '../../shell/theme/ring.css?text'
import { SessionCreatedView } from './SessionCreatedView.js'
import { SessionListView } from './SessionListView.js'
import sessions from './sessions.css?text'
import { enSmartSessions } from './texts.js'

const shared = {
  sheets: [account, lists, ring, sessions],
  title: ({ messages }: Ui) => getWalletTexts(messages, 'smartSessions', enSmartSessions).title,
  watch: (context: Ui['context']) => getSmartSessionsController(context.modal).$state,
}

export const smartSessionsReactFeature = defineReactFeature({
  views: {
    SmartSessionList: { Component: SessionListView, ...shared },
    SmartSessionCreated: { Component: SessionCreatedView, ...shared },
  },
})
