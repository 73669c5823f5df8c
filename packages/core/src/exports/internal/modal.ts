// Exports what the dialog and its first view need. Loads when the modal opens.

export { REMOTE_WALLET_ID } from '../../adapter/walletIds.js'
export { reportError, track } from '../../analytics/track.js'
export { isModalError, ModalError } from '../../errors/ModalError.js'
export type { FeatureContext } from '../../feature/context.js'
export type {
  AccountTab,
  FeatureDefinition,
  FeatureEntry,
  FeatureInstance,
  FeatureRowEntry,
} from '../../feature/defineFeature.js'
export { getFeatureService } from '../../feature/getFeatureService.js'
export type { SignInOptions } from '../../feature/signInOptions.js'
export { assetsFeature } from '../../features/assets/index.js'
export { EMAIL_COOLDOWN_MS } from '../../features/embedded/signIn/limits.js'
export { loadLoginOptions, loginOptions } from '../../features/embedded/signIn/loginOptions.js'
export type { LoginOptions } from '../../features/embedded/signIn/signInStore.js'
export type { PairingState } from '../../features/remote/createPairing.js'
export { PAIRING_EXPIRY_MARGIN_MS } from '../../features/remote/limits.js'
export { loadRemoteConnector } from '../../features/remote/loadRemoteConnector.js'
export type { RemoteConnector } from '../../features/remote/startRemoteConnector.js'
export { siwxFeature } from '../../features/siwx/index.js'
export type { SignInPrompt } from '../../features/siwx/signInPrompts.js'
export type { ModalContext } from '../../modal/context.js'
export { chooseWallet, importConnectInModal } from '../../modal/navigation/chooseWallet.js'
export { closeIfViewAllows, closeModal, requestClose } from '../../modal/navigation/closeModal.js'
export { getConnectingView } from '../../modal/navigation/getConnectingView.js'
export { goBack } from '../../modal/navigation/goBack.js'
export { startNavigation } from '../../modal/startNavigation.js'
export { showToast } from '../../notices/showToast.js'
export { toasts } from '../../notices/toasts.js'
export type { ConnectionRecord, LiveConnection } from '../../state/connections.js'
export type { NavigationDirection } from '../../state/router.js'
export type { DirectoryWallet } from '../../types/wallet.js'
export { runAfterAnimationFrame, runInAnimationFrame } from '../../utils/animationFrame.js'
export { formatAddress } from '../../utils/formatAddress.js'
export { formatEmail, formatHash } from '../../utils/formatText.js'
export { getHue } from '../../utils/getHue.js'
export { isImageUrl } from '../../utils/isImageUrl.js'
export { isMobile } from '../../utils/isMobile.js'
export { isSavingData, runWhenIdle } from '../../utils/runWhenIdle.js'
export { findWalletRow } from '../../wallets/discoveredWallets.js'
export { canReachWalletApps, canRequestWalletApp, findListedWallet } from '../../wallets/findListedWallet.js'
export { WALLET_PAGE_SIZE, WALLET_SEARCH_PAGE_SIZE } from '../../wallets/limits.js'
export { estimateRecommendedWallets, listWallets } from '../../wallets/listWallets.js'
export {
  isAllWalletsOffered,
  isDirectoryOffered,
  prefetchServiceModules,
  requestMoreWalletSuggestions,
  requestWalletSuggestions,
} from '../../wallets/requestWalletSuggestions.js'
export { isAnnouncedOrInjected } from '../../wallets/sanitizeWallets.js'
export { type SignInOptionsFeature, signInOptionsService } from '../../wallets/signInOptions.js'
export { findWalletToAddNamespace, getWalletSource } from '../../wallets/sources.js'
export type { WalletRow } from '../../wallets/walletRow.js'
