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
export { enterModal } from '../engine.js'
export {
  describeError,
  type ErrorSentences,
  errorSentences,
  type TranslatedSentences,
} from '../errors/describeError.js'
export { isModalError, ModalError } from '../errors/ModalError.js'
export type { ComposedFeature, Entry, FeatureDefinition } from '../feature/defineFeature.js'
export type { FeatureHost } from '../feature/host.js'
export { type Approval, approval, cancelApproval, type EmbeddedRequest } from '../features/embedded/approval.js'
export { embeddedFeature } from '../features/embedded/feature.js'
export { setAccountType } from '../features/embedded/setAccountType.js'
export {
  leaveEmailChange,
  resendChangeCode,
  startEmailChange,
  submitChangeCode,
} from '../features/embedded/signIn/changeInModal.js'
export { cooldownLeft } from '../features/embedded/signIn/cooldown.js'
export {
  type EmailRefusal,
  prepareSignIn,
  reopenWindow,
  resendCode,
  resumeSignIn,
  startEmail,
  startSocial,
  submitCode,
} from '../features/embedded/signIn/inModal.js'
export { offerSignIn, signInOffer } from '../features/embedded/signIn/offerSignIn.js'
export { leaveSignIn } from '../features/embedded/signIn/run.js'
export { type EmailChange, type SignInOffer, type SignInState, signIn } from '../features/embedded/signIn/signIn.js'
export type { Pairing } from '../features/remote/createPairing.js'
export type { Remote } from '../features/remote/createRemote.js'
export { remoteFeature } from '../features/remote/feature.js'
export { loadRemote } from '../features/remote/loadRemote.js'
export { activateConnection } from '../flows/activateConnection.js'
export { disconnect } from '../flows/disconnect.js'
export { featurePart } from '../flows/featurePart.js'
export { fetchBalance } from '../flows/fetchBalance.js'
export { fetchWallets } from '../flows/fetchWallets.js'
export { canAskApp, findListed, offersApps } from '../flows/findListed.js'
export { forgetWallet } from '../flows/forgetWallet.js'
export { type ListAllWalletsParameters, listAllWallets } from '../flows/listAllWallets.js'
export { countRecommended, findRow, listWallets, type WalletRow } from '../flows/listWallets.js'
export { searchWallets } from '../flows/searchWallets.js'
export { selectAccount } from '../flows/selectAccount.js'
export { showToast } from '../flows/showToast.js'
export { joinableWallet, sourceOf } from '../flows/sources.js'
export { offersAllWallets, offersDirectory, suggestWallets } from '../flows/suggestWallets.js'
export { toasts } from '../flows/toasts.js'
export { reportError, track } from '../flows/track.js'
export { chooseWallet, loadConnect } from '../modal/chooseWallet.js'
export { closeModal } from '../modal/closeModal.js'
export { connectingView } from '../modal/connectingView.js'
export { finishConnect, skipConnect } from '../modal/finishConnect.js'
export { goBack } from '../modal/goBack.js'
export { requestClose } from '../modal/requestClose.js'
export { resumeConnection } from '../modal/resumeConnection.js'
export { switchInModal } from '../modal/switchInModal.js'
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
