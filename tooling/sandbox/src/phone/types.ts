/** `ask`: a person or the script answers; `ignore`: nobody ever does. */
export type Answer = 'ask' | 'approve' | 'reject' | 'ignore'

export interface Policy {
  /** Sessions, and signing in with one click. Default: `ask`. */
  proposals: Answer
  /** What a site asks in a session. Default: `ask`. */
  requests: Answer
  /** How long an answer by policy waits, in milliseconds. */
  delayMs: number
  /** CAIP-2: approves only these of the chains it has. */
  chains: readonly string[] | null
  /** Addresses: gives only these of the accounts it has, the first of them first. */
  accounts: readonly string[] | null
}

export interface PhoneOptions {
  readonly relayUrl: string
  /** By CAIP-2 chain id; these are the chains the phone has. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Default: the sandbox's, whose accounts anvil funds. */
  readonly mnemonic?: string
  /** Indexes under the mnemonic. Default: 9 and 10, which no wallet in a page holds; anvil funds only the first ten. */
  readonly accounts?: readonly number[]
  /** Default: any free one. A taken port is replaced by a free one, and `log` says so. */
  readonly port?: number
  /** Default: `sandbox`. */
  readonly projectId?: string
  readonly policy?: Partial<Policy>
  /** False: a wallet that cannot sign in with one click; sites get a session without a signature. Default: true. */
  readonly signIn?: boolean
  readonly log?: (line: string) => void
}

interface Question {
  readonly id: number
  /** Of the site. */
  readonly name: string
  /** What Verify says of the site: VALID, INVALID or UNKNOWN. */
  readonly validation: string
  readonly isScam: boolean
}

export interface ProposalQuestion extends Question {
  readonly kind: 'session'
  /** What the site says that it is. */
  readonly description: string
  readonly url: string
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  /** What the phone would approve of it; empty when it has none of the chains. */
  readonly approvable: readonly string[]
}

export interface SignInQuestion extends Question {
  readonly kind: 'signIn'
  readonly url: string
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly approvable: readonly string[]
  /** What is to be signed; empty when there is nothing to approve. */
  readonly text: string
}

export interface RequestQuestion extends Question {
  readonly kind: 'request'
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  /** What is to be signed, for people. */
  readonly text: string
}

export type AnyQuestion = ProposalQuestion | SignInQuestion | RequestQuestion

export type Outcome = 'waiting' | 'approved' | 'rejected' | 'failed' | 'expired' | 'ignored'

/** What of a proposal is approved; left out, what the policy says. */
export interface Choice {
  /** CAIP-2. */
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
  readonly policy: Policy
  /** By namespace, the current one first. */
  readonly accounts: Readonly<Record<string, readonly string[]>>
  /** Those that wait for an answer, oldest first. */
  readonly questions: readonly AnyQuestion[]
  readonly sessions: readonly PhoneSession[]
  /** All that was ever asked, oldest first. */
  readonly asked: readonly { readonly question: AnyQuestion; readonly outcome: Outcome }[]
  /** Addresses outside this machine the phone was about to ask; they were not asked. */
  readonly blocked: readonly string[]
}

export interface Orders {
  pair(order: { uri: string }): Promise<PhoneState>
  /** The oldest open question, or the one with this id. */
  approve(order?: { id?: number } & Choice): Promise<PhoneState>
  /** Default: code 5000, `User rejected.` */
  reject(order?: { id?: number; code?: number; message?: string }): Promise<PhoneState>
  /** Drops the question unanswered. */
  ignore(order?: { id?: number }): Promise<PhoneState>
  /** Also answers the questions that are open. */
  policy(change: Partial<Policy>): Promise<PhoneState>
  /** A number, or CAIP-2; also one that is not in the session. */
  chainChanged(order: { chainId: number | string; topic?: string }): Promise<PhoneState>
  /** An address, or its position among the phone's accounts as first given; it is the first from now on. Default: of eip155. */
  accountsChanged(order: { account: number | string; topic?: string; namespace?: string }): Promise<PhoneState>
  /** New chains (CAIP-2) or accounts (addresses) of the session; left out, all the phone has now. Resolves when sent. */
  update(order?: { chains?: readonly string[]; accounts?: readonly string[]; topic?: string }): Promise<PhoneState>
  /** Resolves when sent. */
  extend(order?: { topic?: string }): Promise<PhoneState>
  /** All sessions, or this one. */
  disconnect(order?: { topic?: string }): Promise<PhoneState>
}

/** Each gives the state after it, and rejects with the phone's own words. */
export interface PhoneScript extends Orders {
  state(): Promise<PhoneState>
  /** The first state, from now on, that passes; rejects with the signal's reason when that comes first. */
  until(test: (state: PhoneState) => boolean, options?: { signal?: AbortSignal }): Promise<PhoneState>
}

export interface Phone {
  /** The page for people; `<url>/wc?uri=…` is its universal link. */
  readonly url: string
  readonly script: PhoneScript
  /** Resolves when its process has ended. May be called more than once. */
  stop(): Promise<void>
}

export interface SignRequest {
  /** CAIP-2. */
  readonly chainId: string
  readonly method: string
  readonly params: unknown
}

/** One namespace of the phone. */
export interface Signer {
  readonly namespace: string
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The current one first. */
  accounts(): readonly string[]
  /** The same account as this chain writes it. Left out, chains write it alike. */
  accountOn?(account: string, chainId: string): string
  select(account: number | string): void
  /** How sites are told of another account. Left out: `accountsChanged` with the first one, CAIP-10. */
  accountsEvent?(chainId: string): { readonly name: string; readonly data: unknown }
  describe(request: SignRequest): string
  sign(request: SignRequest): Promise<unknown>
}
