import type { CaipNetworkId } from './caip.js'

/** Where signing in stands for an account. */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'

/** Whose message it is to be. */
export interface SiwxMessageInput {
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** The message is good from then on, in the form of RFC 3339. */
  readonly notBefore?: string | undefined
}

/** What a sign-in message says. */
export interface SiwxMessageData {
  readonly accountAddress: string
  /** CAIP-2. */
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
  /** Until when it can be handed in. */
  readonly expirationTime?: string | undefined
}

/** A message, and the very text that is signed. */
export interface SiwxMessage extends SiwxMessageData {
  toString(): string
}

/** What a message says whose signer is not known yet: the wallet puts its own address in. */
export type SiwxDraft = Omit<SiwxMessageData, 'accountAddress'>

/** A message that was signed. */
export interface SiwxSession {
  readonly data: SiwxMessageData
  readonly message: string
  /** As wallets of the namespace give it. */
  readonly signature: string
}

/** A session that stands. */
export interface SiwxStanding {
  readonly data: SiwxMessageData
  /** The session ends by itself. Milliseconds since 1970. @default nobody knows */
  readonly expiresAt?: number | undefined
}

/** Signing in, whatever the chain. `createSiwx` of `@foyer/siwx/client` is one, for the server half of that package. */
export interface SiwxConfig {
  /** The message for an account, with a nonce that the server has made. */
  createMessage(input: SiwxMessageInput): Promise<SiwxMessage>
  /**
   * What a wallet that can do both at once is asked to sign while it connects: one question in place of two
   * (`solana:signIn` of the Wallet Standard). @default it is asked to sign once it is connected
   */
  createDraft?(input: Omit<SiwxMessageInput, 'accountAddress'>): Promise<SiwxDraft>
  /** Has it signed in another way. @default the wallet signs the text */
  signMessage?(input: {
    readonly message: string
    readonly address: string
    readonly chainId: CaipNetworkId
  }): Promise<string>
  /** Hands in what was signed. A rejection lets nobody in. */
  addSession(session: SiwxSession): Promise<void>
  /** These sessions and no others. An empty list ends all of them. @default each is ended by `revokeSession` */
  setSessions?(sessions: readonly SiwxSession[]): Promise<void>
  /** Ends the session of an account. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** The sessions of an account. One is enough to be let in. It is read anew when the visitor comes back to the page, and when it is to end. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxStanding[]>
  /** Whether an account has to sign in to be let in. @default true */
  getRequired?(): boolean
  /** Sessions end with the connection of their wallet. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
}

/** Who has signed in, as `siweConfig` knows it. */
export interface SiweSession {
  readonly address: string
  /** The number of the EVM chain. */
  readonly chainId: number
}

/** What `createMessage` of `siweConfig` makes a message of. */
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

/** Signing in with Ethereum in its older form: one session for the site, on EVM alone. */
export interface SiweConfig {
  /** A nonce that the site's server has made. */
  getNonce(address?: string): Promise<string>
  /** What the site says beside address, chain and nonce. @default nothing, for the page's own address */
  getMessageParams?(): Promise<Partial<Omit<SiweMessageArgs, 'address' | 'chainId' | 'nonce'>>>
  /** The text to sign: EIP-4361. */
  createMessage(args: SiweMessageArgs): string
  /** Hands in what was signed. False lets nobody in. */
  verifyMessage(signed: { readonly message: string; readonly signature: string }): Promise<boolean>
  /** Who has signed in with this browser, as the site's server knows it. */
  getSession(): Promise<SiweSession | null>
  /** Ends the session. False: they are signed in still, and told so. */
  signOut(): Promise<boolean>
  /** Called when somebody has signed in. @default nobody is told */
  onSignIn?(session?: SiweSession): void
  /** Called when the session was ended by the modal; not where `signOut` answered false, or failed. @default nobody is told */
  onSignOut?(): void
  /** A message is made anew when it is older than this. Milliseconds. @default 300000 */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** How often the session is read anew. Milliseconds. @default 300000 */
  readonly sessionRefetchIntervalMs?: number | undefined
  /** The session ends with the connection of its wallet. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** A session is good for its own account alone. @default true */
  readonly signOutOnAccountChange?: boolean | undefined
  /** A session is good on its own network alone. @default true */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** False: as if the option were not there. @default true */
  readonly enabled?: boolean | undefined
  /** Whether an account has to sign in to be let in. @default true */
  readonly required?: boolean | undefined
}
