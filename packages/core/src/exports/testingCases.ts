export {
  type AdapterCase,
  type AdapterCases,
  adapterCases,
  type Level,
} from '../testing/conformance/adapterCases.js'
export type { Page } from '../testing/conformance/createPage.js'
export type { PatienceOptions } from '../testing/conformance/createPatience.js'
export type { Explained, LeftOut } from '../testing/conformance/leavingOut.js'
export type {
  DescribedToken,
  HeldTokens,
  LedgerDriver,
  LedgerNode,
  NameFacts,
  TransferFacts,
} from '../testing/conformance/ledgerDriver.js'
export { type AdapterResult, runAdapterCases } from '../testing/conformance/runAdapterCases.js'
export type {
  ActDrivers,
  ActName,
  ChannelDriver,
  ElsewhereDriver,
  Lack,
  NodeDriver,
  PlaceParameters,
  SessionQuestion,
  SignedMessage,
  WalletDriver,
} from '../testing/conformance/walletDriver.js'
