export type { PermissionLimit, SpendLimit, WalletPermission } from '../adapter/permissions.js'
export { type ConnectParameters, connect } from '../connection/connect.js'
export { type DisconnectParameters, disconnect } from '../connection/disconnect.js'
export { getConnections } from '../connection/getConnections.js'
export {
  type ConnectorState,
  type GetConnectorStateParameters,
  getConnectorState,
} from '../connection/getConnectorState.js'
export { type SelectAccountParameters, selectAccount } from '../connection/selectAccount.js'
export { type SignMessageParameters, signMessage } from '../connection/signMessage.js'
export { type SignTypedDataParameters, signTypedData } from '../connection/signTypedData.js'
export { type SwitchConnectionParameters, switchConnection } from '../connection/switchConnection.js'
export {
  describeError,
  type ErrorTitles,
  errorTitles,
  getErrorTitle,
  type TranslatedSentences,
} from '../errors/describeError.js'
export { type ErrorSentences, errorSentences } from '../errors/errorSentences.js'
export { getFeature } from '../feature/getFeature.js'
export type {
  PermissionApproval,
  PermissionEntry,
  PermissionEntryLimit,
  PermissionKind,
} from '../feature/permissionSource.js'
export {
  type FetchActivityParameters,
  type FetchActivityResult,
  fetchActivity,
  watchActivity,
} from '../features/activity/fetchActivity.js'
export { getAuthLog } from '../features/embedded/getAuthLog.js'
export { type SetAccountTypeParameters, setAccountType } from '../features/embedded/setAccountType.js'
export {
  type ChangeEmailParameters,
  changeEmail,
  type EmailChangeStep,
  type VerifiedEmail,
  type VerifyEmailParameters,
  verifyNewEmail,
  verifyOldEmail,
} from '../features/embedded/signIn/changeEmail.js'
export {
  type EmailLoginAction,
  type SendEmailCodeParameters,
  sendEmailCode,
  type VerifyEmailCodeParameters,
  verifyEmailCode,
  waitForEmailDevice,
} from '../features/embedded/signIn/loginWithEmail.js'
export {
  type LoginWithFarcasterParameters,
  loginWithFarcaster,
} from '../features/embedded/signIn/loginWithFarcaster.js'
export {
  type LoginWithSocialParameters,
  loginWithSocial,
} from '../features/embedded/signIn/loginWithSocial.js'
export { type RegisterNameParameters, registerName } from '../features/names/registerName.js'
export { type NameOffer, type SuggestNamesParameters, suggestNames } from '../features/names/suggestNames.js'
export {
  type FetchNftsParameters,
  type FetchNftsResult,
  fetchNfts,
  watchNfts,
} from '../features/nfts/fetchNfts.js'
export {
  fetchPermissions,
  type Permission,
  type PermissionList,
  revokePermissions,
  watchPermissions,
} from '../features/permissions/permissions.js'
export {
  type AddressProblem,
  type ConnectReadOnlyParameters,
  connectReadOnly,
} from '../features/readOnly/connectReadOnly.js'
export type { SendTransferParameters } from '../features/send/parseSendTransfer.js'
export { openPay } from '../features/send/pay/openPay.js'
export { sendTransfer } from '../features/send/sendTransfer.js'
export {
  type SendTransfersParameters,
  type SentTransfers,
  sendTransfers,
  type TransfersProgress,
} from '../features/send/sendTransfers.js'
export { type SignInParameters, signIn, signOut } from '../features/siwx/signIn.js'
export type { GrantPermissionsParameters } from '../features/smartSessions/grantPermissions.js'
export type {
  SessionLimit,
  SmartSession,
  SmartSessionsResult,
} from '../features/smartSessions/sessions.js'
export { grantPermissions, listSmartSessions, revokeSmartSession } from '../features/smartSessions/smartSessions.js'
export { type GetImageParameters, getImage, getWalletImage } from '../http/getImage.js'
export { type FetchIdentityParameters, fetchIdentity } from '../identity/fetchIdentity.js'
export type { Identity } from '../identity/findIdentity.js'
export { fetchNames, lookUpAddress, type NameParameters, resolveName } from '../identity/names.js'
export { watchIdentity } from '../identity/watchIdentity.js'
export { type ResumeConnectionParameters, resumeConnection } from '../modal/navigation/resumeConnection.js'
export { preload } from '../modal/preload.js'
export { showToast } from '../notices/showToast.js'
export { watchAlerts } from '../notices/watchAlerts.js'
export { type FetchTokensParameters, fetchTokens, type TokensResult, watchTokens } from '../portfolio/fetchTokens.js'
export { refreshBalance } from '../portfolio/refreshBalance.js'
export { watchBalance } from '../portfolio/watchBalance.js'
export { checkOrigin } from '../project/checkOrigin.js'
export { getRemoteFeatures } from '../project/getRemoteFeatures.js'
export { expectRequests, UnexpectedRequestsError } from '../requests/expectRequests.js'
export type { ConnectionRecord } from '../state/connections.js'
export type { DirectoryState } from '../state/directory.js'
export { type EstimateGasParameters, estimateGas } from '../transactions/estimateGas.js'
export { type SendTransactionParameters, sendTransaction } from '../transactions/sendTransaction.js'
export { type WriteContractParameters, writeContract } from '../transactions/writeContract.js'
export type { RemoteFeatures } from '../types/features.js'
export type { PayReceipt, PayRequest } from '../types/pay.js'
export type { DirectoryWallet } from '../types/wallet.js'
export type { DirectoryResult } from '../wallets/directory.js'
export { type FetchWalletsParameters, fetchWallets } from '../wallets/fetchWallets.js'
export { getWallets } from '../wallets/getWallets.js'
export { type SearchWalletsParameters, searchWallets } from '../wallets/searchWallets.js'
export type { WalletProvenance, WalletRow } from '../wallets/walletRow.js'
export { type WalletList, type WatchWalletsParameters, watchWallets } from '../wallets/watchWallets.js'
