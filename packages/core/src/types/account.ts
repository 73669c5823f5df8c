import type { CaipAddress } from './caip.js'
import type { SessionStatus } from './siwx.js'
import type { TokenAmount } from './token.js'

export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx' | (string & {})

export interface Account {
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string | undefined
  readonly label?: string | undefined
}

/**
 * `connecting`: the wallet has an open connect request, or a stored connection is about to be restored. `reconnecting`:
 * a stored connection is being restored without a prompt.
 */
export type ConnectionStatus = 'connecting' | 'reconnecting' | 'connected' | 'disconnected'

export interface ConnectedWalletInfo {
  readonly name: string
  readonly icon?: string | undefined
  readonly identifier: string
  readonly social?: string | undefined
  readonly type?: string | undefined
}

export interface AccountIdentity {
  readonly status: ConnectionStatus
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly allAccounts: readonly Account[]
  readonly user: { readonly username?: string; readonly email?: string } | undefined
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  /** Status of the lookup of name and image. Absent while no view, button or hook needs them. */
  readonly profileStatus?: 'loading' | 'ready' | 'error' | undefined
  readonly profileError?: Error | undefined
  readonly connectedWalletInfo: ConnectedWalletInfo | undefined
  /** True if the user only views the account (`connectReadOnly`), so that nothing can sign. */
  readonly isReadOnly?: boolean | undefined
  readonly preferredAccountTypes: Readonly<Partial<Record<string, AccountType>>>
  readonly smartAccountDeployed: boolean
  readonly socialProvider: string | undefined
  readonly farcasterUrl: string | undefined
  /** Set if the app lets users sign in (`siwx`, `siweConfig`). */
  readonly sessionStatus?: SessionStatus | undefined
  /** Error of the app's server. Set if it is unknown whether the account is signed in. */
  readonly sessionError?: Error | undefined
  readonly addressLabels: Readonly<Record<string, string>>
}

export interface AccountState extends AccountIdentity {
  /** During a refresh and after a failure, `balance` keeps its previous value. */
  readonly balanceStatus: 'idle' | 'loading' | 'ready' | 'error'
  /** Error of the last attempt to read the balance. */
  readonly balanceError?: Error | undefined
  readonly balance: string | undefined
  /** Balance in en-US format, with at most 3 decimals. */
  readonly balanceFormatted: string | undefined
  readonly balanceSymbol: string | undefined
  readonly tokenBalance: readonly TokenAmount[]
  readonly balanceShown: DisplayedBalance | undefined
}

export interface DisplayedBalance {
  readonly formatted: string
  readonly symbol: string
  readonly imageUrl?: string | undefined
}
