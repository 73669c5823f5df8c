// The frame and the first view: loaded when the modal opens. What later views call has entries of its own, by the moment.
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
export { isModalError, ModalError } from '../errors/ModalError.js'
export type { ComposedFeature, Entry, FeatureDefinition } from '../feature/defineFeature.js'
export type { FeatureHost } from '../feature/host.js'
export { activityFeature } from '../features/activity/feature.js'
export { embeddedNamespaces } from '../features/embedded/embeddedNamespaces.js'
export { embeddedFeature } from '../features/embedded/feature.js'
export { offerSignIn, signInOffer } from '../features/embedded/signIn/offerSignIn.js'
export type { SignInOffer } from '../features/embedded/signIn/signIn.js'
export type { Pairing } from '../features/remote/createPairing.js'
export type { Remote } from '../features/remote/createRemote.js'
export { remoteFeature } from '../features/remote/feature.js'
export { loadRemote } from '../features/remote/loadRemote.js'
export { featurePart } from '../flows/featurePart.js'
export { canAskApp, findListed, offersApps } from '../flows/findListed.js'
export { countRecommended, findRow, listWallets, type WalletRow } from '../flows/listWallets.js'
export { showToast } from '../flows/showToast.js'
export { joinableWallet, sourceOf } from '../flows/sources.js'
export { fetchAsking, offersAllWallets, offersDirectory, suggestWallets } from '../flows/suggestWallets.js'
export { toasts } from '../flows/toasts.js'
export { reportError, track } from '../flows/track.js'
export { chooseWallet, loadConnect } from '../modal/chooseWallet.js'
export { closeModal } from '../modal/closeModal.js'
export { connectingView } from '../modal/connectingView.js'
export { goBack } from '../modal/goBack.js'
export { requestClose } from '../modal/requestClose.js'
export type { Attempt } from '../stores/attempt.js'
export type { ConnectionRecord, LiveConnection } from '../stores/connections.js'
export type { Alert, Toast } from '../stores/notices.js'
export type { Direction } from '../stores/router.js'
export type { Switching } from '../stores/switching.js'
export type { DirectoryWallet } from '../types/directory.js'
export { formatAddress, formatDate, formatEmail, formatHash } from '../utils/formatText.js'
export { inIdleTime } from '../utils/inIdleTime.js'
export { isMobile } from '../utils/isMobile.js'
