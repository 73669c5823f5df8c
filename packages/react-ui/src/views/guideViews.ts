import { GetWalletView } from './GetWalletView.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

/** What a visitor without a wallet reads. */
export const guideViews = { GetWalletView, WhatIsAWalletView }
