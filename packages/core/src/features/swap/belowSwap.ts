import type { ModalContext } from '../../context.js'
import type { Route } from '../../types/views.js'

/** What a swap was for, where somebody waits for it: a payment. Else the account. */
export const belowSwap = ({ stores: { router } }: Pick<ModalContext, 'stores'>): Route =>
  router.$router.get().stack.find(({ view }) => view === 'Pay') ?? { view: 'Account' }
