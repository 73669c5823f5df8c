export { createSandboxFixtures, type SandboxFixtures } from '../playwright/createSandboxFixtures'
export type {
  AnswerOptions,
  AsyncWalletScript,
  SandboxFixtureOptions,
  SandboxTestFixtures,
  SandboxWorkerFixtures,
  TestChains,
  TestFaults,
  TestMailbox,
  TestPhone,
  TestWallet,
  TestWallets,
  WalletRequest,
} from '../playwright/types'
