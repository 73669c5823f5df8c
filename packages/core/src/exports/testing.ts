// What `testingCases` has as well is named anew: by way of that entry, it would load this one, and so vitest.
export {
  type AdapterCase,
  type AdapterCases,
  adapterCases,
  type Level,
} from '../testing/conformance/adapterCases.js'
export type { Page } from '../testing/conformance/createPage.js'
export type { PatienceOptions } from '../testing/conformance/createPatience.js'
export { describeAdapter } from '../testing/conformance/describeAdapter.js'
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
export { type CreateFakeAdapterParameters, createFakeAdapter, type FakeAdapter } from '../testing/createFakeAdapter.js'
export { createFakeAllowances, type FakeAllowances, fakeAllowance } from '../testing/createFakeAllowances.js'
export { createFakeLedger, type FakeLedger, fakeQuote } from '../testing/createFakeLedger.js'
export { createFakeNames, type FakeNames } from '../testing/createFakeNames.js'
export { createFakeOnramp, type FakeOnramp, fakeOnrampOptions, fakeOnrampQuote } from '../testing/createFakeOnramp.js'
export { createFakeRemote, type FakeRemote } from '../testing/createFakeRemote.js'
export { createFakeSiwe, createFakeSiwx, type FakeSiwe, type FakeSiwx } from '../testing/createFakeSiwx.js'
export { createFakeWallet, type FakeProvider, type FakeWallet } from '../testing/createFakeWallet.js'
export { createMemoryStorage } from '../testing/createMemoryStorage.js'
export { type CreateTestModalParameters, createTestModal, type TestModal } from '../testing/createTestModal.js'
export { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
