import type { CaipAddress } from './caip.js'
import type { SessionStatus } from './siwx.js'
import type { TokenAmount } from './token.js'

export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx' | (string & {})

/** One account of a wallet. */
export interface Account {
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string | undefined
  readonly label?: string | undefined
}

/**
 * `connecting`: a wallet was asked, or a stored connection waits to be restored. `reconnecting`: it is being
 * restored without a prompt. `connected` and `disconnected`: as they say.
 */
export type ConnectionStatus = 'connecting' | 'reconnecting' | 'connected' | 'disconnected'

/** The wallet behind an account, for display. */
export interface ConnectedWalletInfo {
  readonly name: string
  readonly icon?: string | undefined
  /** Reverse domain name of the wallet, where it has one, else its id. */
  readonly identifier: string
  readonly social?: string | undefined
  readonly type?: string | undefined
}

/** Who the visitor is in one namespace. */
export interface AccountIdentity {
  readonly status: ConnectionStatus
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly allAccounts: readonly Account[]
  /** Who is behind an embedded wallet. */
  readonly user: { readonly username?: string; readonly email?: string } | undefined
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  readonly connectedWalletInfo: ConnectedWalletInfo | undefined
  readonly preferredAccountTypes: Readonly<Partial<Record<string, AccountType>>>
  readonly smartAccountDeployed: boolean
  readonly socialProvider: string | undefined
  readonly farcasterUrl: string | undefined
  /** Whether this account has signed in, where the site asks for it (`siwx`, `siweConfig`). Absent: it does not, or nobody is here. */
  readonly sessionStatus?: SessionStatus | undefined
  /** Names that the integrator gave to addresses. */
  readonly addressLabels: Readonly<Record<string, string>>
}

/** The visitor in one namespace, with what this account owns on this network. */
export interface AccountState extends AccountIdentity {
  /** Where reading the balance stands. An old balance stays while a new one is read, and after a failure. */
  readonly balanceStatus: 'idle' | 'loading' | 'ready' | 'error'
  /** Native balance in whole coins as decimal text, exact. */
  readonly balance: string | undefined
  /** The same, cut for display: en-US, at most 3 decimals. */
  readonly balanceFormatted: string | undefined
  readonly balanceSymbol: string | undefined
  readonly tokenBalance: readonly TokenAmount[]
  /** The token that the site wants on its button instead of the native balance (option `tokens`), once it is read. */
  readonly balanceShown: ShownBalance | undefined
}

/** An amount of one token for display: en-US, at most 3 decimals. */
export interface ShownBalance {
  readonly formatted: string
  readonly symbol: string
  readonly imageUrl?: string | undefined
}
