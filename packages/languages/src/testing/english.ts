import { errorSentences } from '@foyer/core/internal/connect'
import { enActivity } from '../../../react-ui/src/features/activity/texts.js'
import { enAssets } from '../../../react-ui/src/features/assets/texts.js'
import { enConsent } from '../../../react-ui/src/features/consent/texts.js'
import { enApproval } from '../../../react-ui/src/features/embedded/approvalTexts.js'
import { enSignIn } from '../../../react-ui/src/features/embedded/signInTexts.js'
import { enNames } from '../../../react-ui/src/features/names/texts.js'
import { enNfts } from '../../../react-ui/src/features/nfts/texts.js'
import { enPurchase } from '../../../react-ui/src/features/onramp/purchaseTexts.js'
import { enOnramp } from '../../../react-ui/src/features/onramp/texts.js'
import { enPay } from '../../../react-ui/src/features/pay/texts.js'
import { enPermissions } from '../../../react-ui/src/features/permissions/texts.js'
import { enReceive } from '../../../react-ui/src/features/receive/texts.js'
import { enScan } from '../../../react-ui/src/features/send/scanTexts.js'
import { enSiwx } from '../../../react-ui/src/features/siwx/texts.js'
import { enSmartSessions } from '../../../react-ui/src/features/smartSessions/texts.js'
import { enSwapReview } from '../../../react-ui/src/features/swap/reviewTexts.js'
import { enSwap } from '../../../react-ui/src/features/swap/texts.js'
import { en } from '../../../react-ui/src/i18n/en.js'
import { enAmount } from '../../../react-ui/src/i18n/enAmount.js'
import { enLazy } from '../../../react-ui/src/i18n/enLazy.js'
import { enPendingRequests } from '../../../react-ui/src/i18n/enPendingRequests.js'
import { enSend } from '../../../react-ui/src/i18n/enSend.js'
import { enTransaction } from '../../../react-ui/src/i18n/enTransaction.js'
import { enTransferReview } from '../../../react-ui/src/i18n/enTransferReview.js'
import type { Language } from '../types.js'

/** Holds the modal's English texts, as a translation has them. */
export const english: Language = {
  ...en,
  ...enLazy,
  signIn: { ...enSignIn, ...enApproval, ...enConsent },
  wallet: {
    amount: enAmount,
    send: enSend,
    sending: enTransferReview,
    asking: enTransaction,
    requests: enPendingRequests,
    scan: enScan,
    activity: enActivity,
    assets: enAssets,
    names: enNames,
    nfts: enNfts,
    onramp: enOnramp,
    purchase: enPurchase,
    pay: enPay,
    permissions: enPermissions,
    receive: enReceive,
    siwx: enSiwx,
    smartSessions: enSmartSessions,
    swap: enSwap,
    swapping: enSwapReview,
  },
  errors: errorSentences,
  features: {
    activity: { tab: 'Activity' },
    assets: { tokens: 'Tokens' },
    names: { row: 'Choose a name', text: 'Easier to share than an address' },
    nfts: { tab: 'NFTs' },
    onramp: { action: 'Buy' },
    receive: { receive: 'Receive' },
    send: { action: 'Send' },
    smartSessions: { row: 'Site permissions', text: 'Sites that can act without asking' },
    swap: { action: 'Swap' },
  },
}
