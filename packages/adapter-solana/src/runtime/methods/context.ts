import type { AdapterContext, ConnectionController } from '@foyer/core/adapter'
import type { SigningAccount, WalletApi } from '../../walletApi.js'

export interface MethodContext {
  readonly adapterContext: AdapterContext<'solana'>
  readonly walletApi: WalletApi
  signing(): SigningAccount
  request: ConnectionController['request']
  check(): void
}
