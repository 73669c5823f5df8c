/** `ask`: the tester, or the test's script, answers. `ignore`: the request stays unanswered. */
export type PhoneAnswer = 'ask' | 'approve' | 'reject' | 'ignore'

export interface PhonePolicy {
  /** Answer to session proposals and one-click sign-ins. @default 'ask' */
  proposals: PhoneAnswer
  /** @default 'ask' */
  requests: PhoneAnswer
  /** Delay of answers by policy, in ms. */
  delayMs: number
  /** CAIP-2 ids: approves only these of the phone's chains. Null approves all. */
  chains: readonly string[] | null
  /** Addresses: shares only these of the phone's accounts, in this order. Null shares all. */
  accounts: readonly string[] | null
}

export interface PhoneOptions {
  readonly relayUrl: string
  /** Node URLs by CAIP-2 id; their chains are the phone's chains. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** @default the sandbox's test mnemonic, whose accounts anvil funds */
  readonly mnemonic?: string
  /** Indexes under the mnemonic. @default 9 and 10, which no page wallet holds; anvil funds the first ten only */
  readonly accounts?: readonly number[]
  /** Preferred port; if it is taken, a free one is logged. @default any free port */
  readonly port?: number
  /** @default 'sandbox' */
  readonly projectId?: string
  readonly policy?: Partial<PhonePolicy>
  /** False imitates a wallet without one-click sign-in: apps get a session without a signature. @default true */
  readonly signIn?: boolean
  readonly log?: (line: string) => void
}

interface Question {
  readonly id: number
  readonly name: string
  /** Result of WalletConnect's Verify: VALID, INVALID or UNKNOWN. */
  readonly validation: string
  readonly isScam: boolean
}

export interface ProposalPrompt extends Question {
  readonly kind: 'session'
  readonly description: string
  readonly url: string
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  /** Chains of the proposal that the phone supports; may be empty. */
  readonly approvable: readonly string[]
}

export interface SignInPrompt extends Question {
  readonly kind: 'signIn'
  readonly url: string
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly approvable: readonly string[]
  /** Text to sign; empty without a supported chain. */
  readonly text: string
}

export interface RequestPrompt extends Question {
  readonly kind: 'request'
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  readonly text: string
}

export type PhonePrompt = ProposalPrompt | SignInPrompt | RequestPrompt

export type PromptOutcome = 'waiting' | 'approved' | 'rejected' | 'failed' | 'expired' | 'ignored'

/** Limits the approval of a proposal. @default the policy */
export interface ApprovalChoice {
  readonly chains?: readonly string[]
  /** Addresses. */
  readonly accounts?: readonly string[]
}

export interface PhoneSession {
  readonly topic: string
  readonly name: string
  readonly url: string
  /** CAIP-10. */
  readonly accounts: readonly string[]
  readonly chains: readonly string[]
  /** Unix seconds. */
  readonly expiry: number
}

export interface PhoneState {
  readonly policy: PhonePolicy
  /** Addresses by namespace, the current one first. */
  readonly accounts: Readonly<Record<string, readonly string[]>>
  /** Oldest first. */
  readonly prompts: readonly PhonePrompt[]
  readonly sessions: readonly PhoneSession[]
  /** Oldest first. */
  readonly history: readonly { readonly prompt: PhonePrompt; readonly outcome: PromptOutcome }[]
  /** URLs of blocked requests to other machines. */
  readonly blocked: readonly string[]
}

export interface PhoneCommands {
  pair(order: { uri: string }): Promise<PhoneState>
  /** @default the oldest open prompt */
  approve(order?: { id?: number } & ApprovalChoice): Promise<PhoneState>
  /** @default code 5000, `User rejected.` */
  reject(order?: { id?: number; code?: number; message?: string }): Promise<PhoneState>
  ignore(order?: { id?: number }): Promise<PhoneState>
  /** Changes the policy; open prompts are answered by it, too. */
  policy(change: Partial<PhonePolicy>): Promise<PhoneState>
  /** Emits a chain change. `chainId` is a number or a CAIP-2 id, also outside the session. */
  chainChanged(order: { chainId: number | string; topic?: string }): Promise<PhoneState>
  /**
   * Selects an account by address, or by position among the initial accounts; it becomes the first. @default namespace
   * eip155
   */
  accountsChanged(order: { account: number | string; topic?: string; namespace?: string }): Promise<PhoneState>
  /** Updates the session's chains (CAIP-2) or accounts (addresses). Resolves when sent. @default all the phone has */
  update(order?: { chains?: readonly string[]; accounts?: readonly string[]; topic?: string }): Promise<PhoneState>
  /** Extends the session's expiry. Resolves when sent. */
  extend(order?: { topic?: string }): Promise<PhoneState>
  /** @default all sessions */
  disconnect(order?: { topic?: string }): Promise<PhoneState>
}

/** Controls the phone. Each command resolves with the state afterwards, or rejects with the phone's message. */
export interface PhoneScript extends PhoneCommands {
  state(): Promise<PhoneState>
  /** Resolves with the first state that passes `test`; rejects with the signal's reason. */
  until(test: (state: PhoneState) => boolean, options?: { signal?: AbortSignal }): Promise<PhoneState>
}

export interface Phone {
  /** URL of the phone's page for people; `<url>/wc?uri=…` is its universal link. */
  readonly url: string
  readonly script: PhoneScript
  /** Resolves when the phone's process has ended. Idempotent. */
  stop(): Promise<void>
}

export interface SignRequest {
  /** CAIP-2. */
  readonly chainId: string
  readonly method: string
  readonly params: unknown
}

export interface PhoneSigner {
  readonly namespace: string
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Addresses, the current account first. */
  accounts(): readonly string[]
  /** Returns the account's address on a chain. @default the same on all */
  accountOn?(account: string, chainId: string): string
  select(account: number | string): void
  /** Returns the session event of an account change. @default `accountsChanged` with the first account, CAIP-10 */
  accountsEvent?(chainId: string): { readonly name: string; readonly data: unknown }
  describe(request: SignRequest): string
  sign(request: SignRequest): Promise<unknown>
}
