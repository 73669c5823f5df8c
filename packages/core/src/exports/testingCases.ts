export {
  type AdapterCase,
  type AdapterCases,
  adapterCases,
  type ConformanceLevel,
} from '../testing/conformance/adapterCases.js'
export type {
  ChainReaderDriver,
  ChainReaderNode,
  NameTestData,
  TokenInfoTestData,
  TokenTestData,
  TransferTestData,
} from '../testing/conformance/chainReaderDriver.js'
export type { FakeWindow } from '../testing/conformance/createFakeWindow.js'
export type { WaitOptions } from '../testing/conformance/createTimedChecks.js'
export { type AdapterResult, runAdapterCases } from '../testing/conformance/runAdapterCases.js'
export type { MissingMemberReason, SkippedCase } from '../testing/conformance/skippedCases.js'
export type {
  AppLibraryDriver,
  ChannelDriver,
  MissingMember,
  NodeDriver,
  PlaceWalletParameters,
  SessionRequest,
  SignedMessage,
  WalletDriver,
  WalletMethodDrivers,
  WalletMethodName,
} from '../testing/conformance/walletDriver.js'
