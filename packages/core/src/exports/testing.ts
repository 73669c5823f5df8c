// Lists the exports of `testingCases` again: a re-export would make that entry load vitest, too.
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
export { describeAdapter } from '../testing/conformance/describeAdapter.js'
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
export { type CreateFakeAdapterParameters, createFakeAdapter, type FakeAdapter } from '../testing/createFakeAdapter.js'
export { createFakeAllowances, type FakeAllowances, fakeAllowance } from '../testing/createFakeAllowances.js'
export { createFakeChainReader, type FakeChainReader, fakeQuote } from '../testing/createFakeChainReader.js'
export { createFakeNames, type FakeNames } from '../testing/createFakeNames.js'
export { createFakeOnramp, type FakeOnramp, fakeOnrampOptions, fakeOnrampQuote } from '../testing/createFakeOnramp.js'
export { createFakeRemote, type FakeRemote } from '../testing/createFakeRemote.js'
export { createFakeSiwe, createFakeSiwx, type FakeSiwe, type FakeSiwx } from '../testing/createFakeSiwx.js'
export { createFakeWallet, type FakeProvider, type FakeWallet } from '../testing/createFakeWallet.js'
export { createMemoryStorage } from '../testing/createMemoryStorage.js'
export { type CreateTestModalParameters, createTestModal, type TestModal } from '../testing/createTestModal.js'
export { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
