import type { BitcoinWalletScript } from '../bitcoin/types'
import type { CosmosWalletScript } from '../cosmos/page/types'
import type { PhonePrompt, PhoneScript, PhoneState } from '../phone/types'
import type { PolkadotWalletScript } from '../polkadot/page/types'
import type { Mail, SandboxChain, SandboxFaultName, SandboxFaults, SandboxSettings } from '../server/types'
import type { SolanaWalletScript } from '../solana/page/types'
import type { Prompt } from '../wallet/prompts'
import type { EvmWalletScript, PageSetup } from '../wallet/scriptTypes'

export interface SandboxFixtureOptions {
  /** Chains of the sandbox that each worker starts. @default evm and solana */
  readonly chains?: readonly SandboxChain[]
  /** URL of a running sandbox, such as http://127.0.0.1:8540, in place of one for each worker. */
  readonly url?: string | undefined
  /** Setup of the wallets, as `globalThis.__sandboxScript` has it. */
  readonly setup?: PageSetup
  /** Host names of pages, besides those of this machine, that get the wallets. */
  readonly hosts?: readonly string[]
}

/** Has the functions of a wallet's script, each of which returns a promise. */
export type AsyncWalletScript<Script> = {
  readonly [Name in keyof Script]: Script[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never
}

export interface AnswerOptions {
  /** Milliseconds to wait for the request of the app. @default 60000 */
  readonly timeoutMs?: number
}

/** Describes what a wallet asks its user. */
export type WalletRequest = Prompt

export interface TestWallet<Script = EvmWalletScript> {
  readonly name: string
  /** Key of the wallet's script in `window.__sandboxWallets`. */
  readonly id: string
  readonly addresses: readonly string[]
  /** Waits for a request of the app, and leaves it open. */
  request(options?: AnswerOptions): Promise<WalletRequest>
  /** Waits for a request of the app and approves it; `accounts` are the positions that the app gets. */
  approve(options?: AnswerOptions & { readonly accounts?: readonly number[] }): Promise<WalletRequest>
  /** Waits for a request of the app and rejects it. */
  reject(options?: AnswerOptions): Promise<WalletRequest>
  /** Script of the wallet in the page. */
  readonly script: AsyncWalletScript<Script>
}

export interface TestWallets {
  readonly lantern: TestWallet
  readonly kitewing: TestWallet
  readonly northbeam: TestWallet
  readonly meridian: TestWallet<SolanaWalletScript>
  readonly halyard: TestWallet<SolanaWalletScript>
  readonly saltmarsh: TestWallet<BitcoinWalletScript>
  readonly ferrow: TestWallet<BitcoinWalletScript>
  readonly unisat: TestWallet<BitcoinWalletScript>
  readonly thornwick: TestWallet<PolkadotWalletScript>
  readonly quillback: TestWallet<PolkadotWalletScript>
  readonly quillon: TestWallet<CosmosWalletScript>
  readonly tamarack: TestWallet<CosmosWalletScript>
  /** Sets how all wallets answer from now on. @default wait, until the test approves or rejects */
  answer(mode: 'approve' | 'reject' | 'wait'): Promise<void>
}

export interface TestChains {
  /** URLs of nodes by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Sends the page's requests to a URL, such as that of a public node, to the node of a network. */
  redirect(url: string | RegExp, network: string): Promise<void>
  /** Sends a JSON-RPC request to the node of a network. */
  request(network: string, method: string, params?: readonly unknown[]): Promise<unknown>
}

export interface TestPhone extends Omit<PhoneScript, 'approve' | 'reject'> {
  /** Waits for a prompt and approves it; `chains` and `accounts` limit the approval of a session. */
  approve(choice?: AnswerOptions & Parameters<PhoneScript['approve']>[0]): Promise<PhonePrompt>
  /** Waits for a prompt and rejects it. */
  reject(choice?: AnswerOptions & Parameters<PhoneScript['reject']>[0]): Promise<PhonePrompt>
  /** Opens the pairing of a QR code, and approves the session. */
  connect(uri: string): Promise<PhoneState>
}

export interface TestMailbox {
  /** Address for the app's server to send mails to. */
  readonly smtpUrl: string
  /** Returns an address that no other test has. */
  createAddress(): string
  /** Lists the mails of an address, oldest first. */
  list(to: string): Promise<readonly Mail[]>
  /** Waits for the newest mail of an address. */
  waitFor(to: string, options?: AnswerOptions): Promise<Mail>
}

export interface TestFaults {
  /** Adds a fault. All faults end with the test. */
  add<Name extends SandboxFaultName>(name: Name, options?: SandboxFaults[Name]): Promise<void>
  remove(name: SandboxFaultName): Promise<void>
  clear(): Promise<void>
}

export interface SandboxTestFixtures {
  wallets: TestWallets
  chains: TestChains
  phone: TestPhone
  mailbox: TestMailbox
  faults: TestFaults
  /** Sets how wallets answer in all pages of the test. */
  sandboxPages: SandboxPages
}

export interface SandboxWorkerFixtures {
  /** Sandbox that all tests of this worker share. */
  sandbox: TestSandbox
}

export interface TestSandbox {
  readonly settings: SandboxSettings
  /** Returns the URL of the phone, which it starts where it can. */
  startPhone(): Promise<string>
}

export interface SandboxPages {
  setMode(mode: 'approve' | 'reject' | 'never'): Promise<void>
  setFaults(active: Readonly<Record<string, unknown>>): Promise<void>
}
