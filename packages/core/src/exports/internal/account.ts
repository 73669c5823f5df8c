export { disconnect } from '../../connection/disconnect.js'
export { selectAccount } from '../../connection/selectAccount.js'
export { resumeConnection } from '../../modal/navigation/resumeConnection.js'
export { switchNetworkInModal } from '../../modal/navigation/switchNetworkInModal.js'
export { describeNetwork } from '../../networks/describeNetwork.js'
export { fetchBalance } from '../../portfolio/readNativeBalance.js'
export type { OwnedToken } from '../../state/portfolio.js'
export { hasSentTransactions } from '../../transactions/resumeTransactions.js'
export { sendRequestWatcher } from '../../transactions/sendRequests/followRequests.js'
export { type SendRequestDetails, sendRequests } from '../../transactions/sendRequests/sendRequests.js'
export { isRequestFrom, type SendRequest } from '../../transactions/sendRequests/storedRequests.js'
export {
  divide,
  fromUnits,
  type Rounding,
  round,
  toBigNumber,
  toPlainText,
} from '../../utils/bigNumber.js'
export { compareFiatValues, getAmountForFiatValue, getFiatValue, sumFiatValues } from '../../utils/fiatValue.js'
export {
  formatExactNumber,
  formatMoney,
  getCurrencyDecimals,
  getCurrencySign,
  getDustThreshold,
} from '../../utils/formatMoney.js'
export { formatBalance, formatNumber } from '../../utils/formatNumber.js'
export { formatUnits } from '../../utils/formatUnits.js'
export { isSameAddress } from '../../utils/isSameAddress.js'
export { parseUnits } from '../../utils/parseUnits.js'
export { canRequestAmount, toPaymentUri } from '../../utils/toPaymentUri.js'
export { groupDigits, type ParsedAmount, readAmountField } from '../../utils/typedAmount.js'
export { forgetWallet } from '../../wallets/forgetWallet.js'
