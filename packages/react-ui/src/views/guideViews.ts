import guide from '../theme/guide.css?text'
import { toViewUi } from '../useViewUi.js'
import type { ViewModule } from '../viewModule.js'
import { GetWalletView } from './GetWalletView.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

const sheets: readonly string[] = [guide]

interface GuideViews {
  readonly GetWallet: ViewModule<'GetWallet'>
  readonly WhatIsAWallet: ViewModule<'WhatIsAWallet'>
}

/** What a visitor without a wallet reads. */
export const guideViews: GuideViews = {
  GetWallet: { Component: GetWalletView, sheets, title: (ui) => toViewUi(ui).messages.guide.getTitle },
  WhatIsAWallet: { Component: WhatIsAWalletView, sheets, title: (ui) => toViewUi(ui).messages.guide.title },
}
