export { type FoundAllowed, type FoundEntry, fetchAllowed, revokeAllowed, watchAllowed } from '../actions/allowed.js'
export {
  type ChangeEmailParameters,
  changeEmail,
  type VerifyEmailParameters,
  verifyNewEmail,
  verifyOldEmail,
} from '../actions/changeEmail.js'
export { checkOrigin } from '../actions/checkOrigin.js'
export { type ConnectActionParameters, connect } from '../actions/connect.js'
export { type DisconnectActionParameters, disconnect } from '../actions/disconnect.js'
export { estimateGas } from '../actions/estimateGas.js'
export {
  type FetchActivityParameters,
  type FoundActivity,
  fetchActivity,
  watchActivity,
} from '../actions/fetchActivity.js'
export { type FetchIdentityParameters, fetchIdentity } from '../actions/fetchIdentity.js'
export { type FetchNftsParameters, type FoundNfts, fetchNfts, watchNfts } from '../actions/fetchNfts.js'
export { type FetchTokensParameters, type FoundTokens, fetchTokens, watchTokens } from '../actions/fetchTokens.js'
export { fetchWallets } from '../actions/fetchWallets.js'
export { getConnections } from '../actions/getConnections.js'
export { type GetConnectorStateParameters, getConnectorState } from '../actions/getConnectorState.js'
export { getFeature } from '../actions/getFeature.js'
export { type GetImageParameters, getImage } from '../actions/getImage.js'
export { getRemoteFeatures } from '../actions/getRemoteFeatures.js'
export { getWalletImage } from '../actions/getWalletImage.js'
export { getWallets } from '../actions/getWallets.js'
export {
  type LoginWithFarcasterParameters,
  type LoginWithSocialParameters,
  loginWithFarcaster,
  loginWithSocial,
} from '../actions/loginWithSocial.js'
export { fetchNames, lookUpAddress, type NameActionParameters, resolveName } from '../actions/names.js'
export { openPay } from '../actions/openPay.js'
export { preload } from '../actions/preload.js'
export { refreshBalance } from '../actions/refreshBalance.js'
export { registerName, suggestNames } from '../actions/registerName.js'
export { resumeConnection } from '../actions/resumeConnection.js'
export { searchWallets } from '../actions/searchWallets.js'
export { selectAccount } from '../actions/selectAccount.js'
export { awaitEmailDevice, type SendEmailCodeParameters, sendEmailCode } from '../actions/sendEmailCode.js'
export { sendTransaction } from '../actions/sendTransaction.js'
export { sendTransfer } from '../actions/sendTransfer.js'
export { sendTransfers } from '../actions/sendTransfers.js'
export { setAccountType } from '../actions/setAccountType.js'
export { showToast } from '../actions/showToast.js'
export { signIn } from '../actions/signIn.js'
export { signMessage } from '../actions/signMessage.js'
export { signOut } from '../actions/signOut.js'
export { signTypedData } from '../actions/signTypedData.js'
export { grantPermissions, listSmartSessions, revokeSmartSession } from '../actions/smartSessions.js'
export { switchConnection } from '../actions/switchConnection.js'
export { type VerifyEmailCodeParameters, verifyEmailCode } from '../actions/verifyEmailCode.js'
export { watchAlerts } from '../actions/watchAlerts.js'
export { writeContract } from '../actions/writeContract.js'
export type { PermissionLimit, SpendLimit, WalletPermission } from '../adapter/permissions.js'
export {
  describeError,
  type ErrorSentences,
  errorSentences,
  type TranslatedSentences,
} from '../errors/describeError.js'
export type { AllowedApproval, AllowedEntry, AllowedKind, AllowedLimit } from '../feature/allowedSource.js'
export type { SetAccountTypeParameters } from '../features/embedded/setAccountType.js'
export type { EmailChangeAction, ProvedEmail } from '../features/embedded/signIn/changeEmail.js'
export type { EmailAction } from '../features/embedded/signIn/loginWithEmail.js'
export type { Identity } from '../features/identity/findIdentity.js'
export type { RegisterNameParameters } from '../features/names/registerName.js'
export type { NameOffer, SuggestNamesParameters } from '../features/names/suggestNames.js'
export type { SendTransferParameters } from '../features/send/readTransfer.js'
export type { SendTransfersParameters, SentTransfers, TransfersProgress } from '../features/send/sendTransfers.js'
export type { SignInParameters } from '../features/siwx/signInAccount.js'
export type { GrantPermissionsParameters } from '../features/smartSessions/grantPermissions.js'
export type { FoundSessions, SessionLimit, SmartSession } from '../features/smartSessions/sessions.js'
export type { ConnectorState } from '../flows/connectorState.js'
export type { FoundWallets } from '../flows/directory.js'
export type { EstimateGasParameters } from '../flows/estimateGas.js'
export type { FetchWalletsParameters } from '../flows/fetchWallets.js'
export type { SearchWalletsParameters } from '../flows/searchWallets.js'
export type { SendTransactionParameters } from '../flows/sendTransaction.js'
export type { SignMessageParameters } from '../flows/signMessage.js'
export type { SignTypedDataParameters } from '../flows/signTypedData.js'
export type { WalletClaim, WalletRow } from '../flows/walletRow.js'
export type { WriteContractParameters } from '../flows/writeContract.js'
export type { ResumeConnectionParameters } from '../modal/resumeConnection.js'
export type { ConnectionRecord } from '../stores/connections.js'
export type { DirectoryState } from '../stores/directory.js'
export type { DirectoryWallet } from '../types/directory.js'
export type { PayReceipt, PayRequest } from '../types/pay.js'
export type { RemoteFeatures } from '../types/remoteFeatures.js'
