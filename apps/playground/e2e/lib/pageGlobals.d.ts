import type { Modal, PayReceipt, PayRequest } from '@foyer/core'
import type * as actions from '@foyer/core/actions'
import type { TronWallet } from '@foyer/example-adapter/sandbox'
import type { Config } from 'wagmi'

// Globals that only some pages set, beside `__modal`.
declare global {
  var __modals: readonly Modal[] | undefined
  var __wagmiConfig: Config | undefined
  var askToPay: ((request: PayRequest) => Promise<PayReceipt>) | undefined
  var gannet: TronWallet | undefined
  var foyer: { readonly modal: Modal; readonly actions: typeof actions } | undefined
}
