import type { CreateModalParameters, Modal, PayReceipt, PayRequest } from '@foyer/core'
import type * as actions from '@foyer/core/actions'
import type { Config } from 'wagmi'
import type { parts } from '../options/parts'

declare global {
  /** On the page `wagmi`: the config both sides share. */
  var __wagmiConfig: Config | undefined
  /** On the page `two`. */
  var __modals: readonly Modal[] | undefined
  /** On the page `strict`, where it sells: asks for a payment as a shop does. */
  var askToPay: ((request: PayRequest) => Promise<PayReceipt>) | undefined
  /** On the page `options`: what a test wants of the modal, given what other pages have. */
  var __options:
    | ((given: typeof parts & { readonly base: Partial<CreateModalParameters> }) => Partial<CreateModalParameters>)
    | undefined
  /** On the pages `headless` and `options`: what a test calls. */
  var foyer: { readonly modal: Modal; readonly actions: typeof actions } | undefined
}
