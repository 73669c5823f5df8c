import guide from '../theme/guide.css?text'
import { GetWalletView } from './GetWalletView.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

const sheets: readonly string[] = [guide]

/** What a visitor without a wallet reads. */
export const guideViews = {
  GetWallet: { Component: GetWalletView, sheets },
  WhatIsAWallet: { Component: WhatIsAWalletView, sheets },
}
