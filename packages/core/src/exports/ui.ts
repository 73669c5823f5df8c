export type { Pairing } from '../channels/remote/createPairing.js'
export type { Remote } from '../channels/remote/createRemote.js'
export {
  AUTH_WALLET_ID,
  EMAIL_COOLDOWN,
  PAIRING_RESERVE,
  PRELOADED_IMAGES,
  REMOTE_WALLET_ID,
  WALLET_PAGE,
  WALLET_SEARCH_PAGE,
} from '../constants.js'
export type { ModalContext, Services, Stores } from '../context.js'
export { describeError, type ErrorSentences, errorSentences } from '../errors/describeError.js'
export { isModalError, ModalError } from '../errors/ModalError.js'
export {
  leaveEmailChange,
  resendChangeCode,
  startEmailChange,
  submitChangeCode,
} from '../features/signIn/changeInModal.js'
export { cooldownLeft } from '../features/signIn/cooldown.js'
export {
  type EmailRefusal,
  prepareSignIn,
  reopenWindow,
  resendCode,
  resumeSignIn,
  startEmail,
  startSocial,
  submitCode,
} from '../features/signIn/inModal.js'
export { offerSignIn, signInOffer } from '../features/signIn/offerSignIn.js'
export { leaveSignIn } from '../features/signIn/run.js'
export { type EmailChange, type SignInOffer, type SignInState, signIn } from '../features/signIn/signIn.js'
export { activateConnection } from '../flows/activateConnection.js'
export { type Approval, approval, cancelApproval, type EmbeddedRequest } from '../flows/approval.js'
export { chooseWallet, loadConnect } from '../flows/chooseWallet.js'
export { closeModal } from '../flows/closeModal.js'
export { completeContext } from '../flows/completeContext.js'
export { disconnect } from '../flows/disconnect.js'
export { fetchBalance } from '../flows/fetchBalance.js'
export { fetchWallets } from '../flows/fetchWallets.js'
export { canAskApp, findListed, offersRemote } from '../flows/findListed.js'
export { finishConnect, skipConnect } from '../flows/finishConnect.js'
export { forgetWallet } from '../flows/forgetWallet.js'
export { goBack } from '../flows/goBack.js'
export { isSignedIn } from '../flows/isSignedIn.js'
export { type ListAllWalletsParameters, listAllWallets } from '../flows/listAllWallets.js'
export { countRecommended, findRow, listWallets, type WalletRow } from '../flows/listWallets.js'
export { loadRemote } from '../flows/loadRemote.js'
export { requestClose } from '../flows/requestClose.js'
export { resumeConnection } from '../flows/resumeConnection.js'
export { searchWallets } from '../flows/searchWallets.js'
export { selectAccount } from '../flows/selectAccount.js'
export { setAccountType } from '../flows/setAccountType.js'
export { showToast } from '../flows/showToast.js'
export { offersAllWallets, offersDirectory, suggestWallets } from '../flows/suggestWallets.js'
export { switchInModal } from '../flows/switchInModal.js'
export { toasts } from '../flows/toasts.js'
export { reportError, track } from '../flows/track.js'
export type { Attempt } from '../stores/attempt.js'
export type { ConnectionRecord, LiveConnection } from '../stores/connections.js'
export type { Alert, Toast } from '../stores/notices.js'
export type { Direction } from '../stores/router.js'
export type { Switching } from '../stores/switching.js'
export type { DirectoryWallet } from '../types/directory.js'
export { toBrowseLink } from '../utils/browseLink.js'
export { formatBalance, formatNumber } from '../utils/formatNumber.js'
export { formatAddress, formatDate, formatEmail, formatHash } from '../utils/formatText.js'
export { inIdleTime } from '../utils/inIdleTime.js'
export { isMobile } from '../utils/isMobile.js'
export { toWalletLink, type WalletLink } from '../utils/walletLink.js'
