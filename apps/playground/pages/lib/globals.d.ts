import type { CreateModalParameters, Modal, PayReceipt, PayRequest } from '@foyer/core'
import type * as actions from '@foyer/core/actions'
import type { Config } from 'wagmi'
import type { optionValues } from '../options/optionValues'

declare global {
  /** Set by the page `wagmi`: the config shared with wagmi's hooks. */
  var __wagmiConfig: Config | undefined
  /** Set by the page `two`. */
  var __modals: readonly Modal[] | undefined
  /** On the page `strict` with onramp: requests a payment. */
  var askToPay: ((request: PayRequest) => Promise<PayReceipt>) | undefined
  /** On the page `options`: a test's options, from those of other pages. */
  var __options:
    | ((
        input: typeof optionValues & { readonly base: Partial<CreateModalParameters> },
      ) => Partial<CreateModalParameters>)
    | undefined
  /** On the pages `headless` and `options`: called by tests. */
  var foyer: { readonly modal: Modal; readonly actions: typeof actions } | undefined
}
