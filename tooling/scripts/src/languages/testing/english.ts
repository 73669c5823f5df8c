import { type ErrorTitles, errorSentences, errorTitles } from '@foyer/core/actions'
import type { Language } from '@foyer/languages'
import { enActivity } from '../../../../../packages/react-ui/src/features/activity/texts'
import { enAssets } from '../../../../../packages/react-ui/src/features/assets/texts'
import { enConsent } from '../../../../../packages/react-ui/src/features/consent/texts'
import { enApproval } from '../../../../../packages/react-ui/src/features/embedded/approvalTexts'
import { enSignIn } from '../../../../../packages/react-ui/src/features/embedded/signInTexts'
import { enNames } from '../../../../../packages/react-ui/src/features/names/texts'
import { enNfts } from '../../../../../packages/react-ui/src/features/nfts/texts'
import { enPurchase } from '../../../../../packages/react-ui/src/features/onramp/purchaseTexts'
import { enOnramp } from '../../../../../packages/react-ui/src/features/onramp/texts'
import { enOwnNodes } from '../../../../../packages/react-ui/src/features/ownNodes/texts'
import { enPay } from '../../../../../packages/react-ui/src/features/pay/texts'
import { enPermissions } from '../../../../../packages/react-ui/src/features/permissions/texts'
import { enReadOnly } from '../../../../../packages/react-ui/src/features/readOnly/texts'
import { enReceive } from '../../../../../packages/react-ui/src/features/receive/texts'
import { enScan } from '../../../../../packages/react-ui/src/features/send/scanTexts'
import { enSiwx } from '../../../../../packages/react-ui/src/features/siwx/texts'
import { enSmartSessions } from '../../../../../packages/react-ui/src/features/smartSessions/texts'
import { enSwapReview } from '../../../../../packages/react-ui/src/features/swap/reviewTexts'
import { enSwap } from '../../../../../packages/react-ui/src/features/swap/texts'
import { en } from '../../../../../packages/react-ui/src/i18n/en'
import { enAmount } from '../../../../../packages/react-ui/src/i18n/enAmount'
import { enLazy } from '../../../../../packages/react-ui/src/i18n/enLazy'
import { enPendingRequests } from '../../../../../packages/react-ui/src/i18n/enPendingRequests'
import { enSend } from '../../../../../packages/react-ui/src/i18n/enSend'
import { enServers } from '../../../../../packages/react-ui/src/i18n/enServers'
import { enTransaction } from '../../../../../packages/react-ui/src/i18n/enTransaction'
import { enTransferReview } from '../../../../../packages/react-ui/src/i18n/enTransferReview'

const titles: ErrorTitles = {
  BALANCE_UNAVAILABLE_TITLE: errorTitles.BALANCE_UNAVAILABLE,
  DEVICE_TIME_WRONG_TITLE: errorTitles.DEVICE_TIME_WRONG,
  EMBEDDED_LOAD_FAILED_TITLE: errorTitles.EMBEDDED_LOAD_FAILED,
  EMBEDDED_TIMED_OUT_TITLE: errorTitles.EMBEDDED_TIMED_OUT,
  FORBIDDEN_TITLE: errorTitles.FORBIDDEN,
  NETWORK_NOT_FOUND_TITLE: errorTitles.NETWORK_NOT_FOUND,
  ORIGIN_NOT_ALLOWED_TITLE: errorTitles.ORIGIN_NOT_ALLOWED,
  RATE_LIMITED_TITLE: errorTitles.RATE_LIMITED,
  RELAY_REFUSED_TITLE: errorTitles.RELAY_REFUSED,
  SERVER_ERROR_TITLE: errorTitles.SERVER_ERROR,
  SESSION_EXPIRED_TITLE: errorTitles.SESSION_EXPIRED,
}

/** Holds the modal's English texts, as a translation has them. */
export const english: Language = {
  ...en,
  ...enLazy,
  signIn: { ...enSignIn, ...enApproval, ...enConsent },
  servers: enServers,
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
    ownNodes: enOwnNodes,
    readOnly: enReadOnly,
    receive: enReceive,
    siwx: enSiwx,
    smartSessions: enSmartSessions,
    swap: enSwap,
    swapping: enSwapReview,
  },
  errors: { ...errorSentences, ...titles },
  features: {
    activity: { tab: 'Activity' },
    assets: { tokens: 'Tokens' },
    names: { row: 'Choose a name', text: 'Easier to share than an address' },
    nfts: { tab: 'NFTs' },
    onramp: { action: 'Buy' },
    ownNodes: { row: 'Your own node', text: 'Read from a node that you trust' },
    readOnly: { row: 'View an address', text: 'Look around without a wallet' },
    receive: { receive: 'Receive' },
    send: { action: 'Send' },
    smartSessions: { row: 'Site permissions', text: 'Sites that can act without asking' },
    swaps: { action: 'Swap' },
  },
}
