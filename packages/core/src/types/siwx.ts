import type { CaipNetworkId } from './caip.js'

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'

export interface SiwxMessageInput {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** Time in RFC 3339. */
  readonly notBefore?: string | undefined
}

export interface SiwxMessageData {
  readonly accountAddress: string
  readonly chainId: string
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
}

export interface SiwxMessage extends SiwxMessageData {
  toString(): string
}

/** Sign-in message without an address, which the wallet fills in when it signs while connecting. */
export type SiwxDraft = Omit<SiwxMessageData, 'accountAddress'>

export interface SiwxSession {
  readonly data: SiwxMessageData
  readonly message: string
  readonly signature: string
}

export interface SiwxSessionSummary {
  readonly data: SiwxMessageData
  /** Expiry in ms since 1970. @default unknown */
  readonly expiresAt?: number | undefined
}

/**
 * Signs users in, on any chain. `createSiwx` of `@foyer/siwx/client` creates such an object for a server that uses
 * `@foyer/siwx/server`.
 */
export interface SiwxConfig {
  /** Creates the message that an account has to sign. The server provides its nonce. */
  createMessage(input: SiwxMessageInput): Promise<SiwxMessage>
  /**
   * Drafts a message for a wallet that can connect and sign in one request (`solana:signIn` of the Wallet Standard).
   * @default the wallet first connects, then signs
   */
  createDraft?(input: Omit<SiwxMessageInput, 'accountAddress'>): Promise<SiwxDraft>
  /** Signs the message by other means than the wallet's signature of its text. @default the wallet signs the text */
  signMessage?(input: {
    readonly message: string
    readonly address: string
    readonly chainId: CaipNetworkId
  }): Promise<string>
  /** Submits a signed message to the server. If it rejects, the account is refused. */
  addSession(session: SiwxSession): Promise<void>
  /** Replaces all sessions of this browser. An empty list ends them. @default calls `revokeSession` for each session */
  setSessions?(sessions: readonly SiwxSession[]): Promise<void>
  /** Ends the sessions of an account. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /**
   * Lists the sessions of an account. With at least one, the account is signed in. Called again when the user returns
   * to the app, and when a session expires.
   */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSessionSummary[]>
  /** Requires accounts to sign in. @default true */
  getRequired?(): boolean
  /** Ends the sessions of a wallet's accounts when the wallet disconnects. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
}

export interface SiweSession {
  readonly address: string
  readonly chainId: number
}

export interface SiweMessageArgs {
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly domain: string
  readonly uri: string
  readonly version: '1'
  readonly iat: string
  readonly nbf?: string | undefined
  readonly exp?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: string[] | undefined
}

/** Signs users in with Ethereum, in the older form of the option: EVM only, and one session at a time. */
export interface SiweConfig {
  /** Returns a nonce that the app's server created. */
  getNonce(address?: string): Promise<string>
  /**
   * Returns fields of the message besides address, chain and nonce.
   * @default none: domain and URI are those of the page
   */
  getMessageParams?(): Promise<Partial<Omit<SiweMessageArgs, 'address' | 'chainId' | 'nonce'>>>
  /** Builds the text that the user signs (EIP-4361). */
  createMessage(args: SiweMessageArgs): string
  /** Submits a signed message to the app's server. If it returns false, the account is refused. */
  verifyMessage(signed: { readonly message: string; readonly signature: string }): Promise<boolean>
  /** Returns this browser's session, as the app's server knows it. */
  getSession(): Promise<SiweSession | null>
  /** Ends the session. If it returns false, the user stays signed in and sees an error. */
  signOut(): Promise<boolean>
  /** Called after the user has signed in. @default none */
  onSignIn?(session?: SiweSession): void
  /** Called after the modal has ended the session. Not called if `signOut` failed or returned false. @default none */
  onSignOut?(): void
  /** Age after which a message that is not yet signed is replaced by a new one, in ms. @default 300000 */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** Interval at which the session is read again, in ms. @default 300000 */
  readonly sessionRefetchIntervalMs?: number | undefined
  /** Ends the session when its wallet disconnects. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Requires a new sign-in when the user switches to another account. @default true */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Requires a new sign-in when the user switches to another network. @default true */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** `false` turns sign-in off, as if this option were not set. @default true */
  readonly enabled?: boolean | undefined
  /** Requires accounts to sign in. @default true */
  readonly required?: boolean | undefined
}
