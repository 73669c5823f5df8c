import { showToast } from '@foyer/core/ui'
import { useEffect } from 'react'
import { useViewUi } from '../useViewUi.js'
import { walletNameOf } from '../utils/walletNameOf.js'

/** Says that a wallet ended its connection, to a visitor who is looking at it. */
export function useEndNotice(): void {
  const { context, messages } = useViewUi()
  useEffect(
    () =>
      context.services.events.on('disconnect', ({ walletId, byWallet }) => {
        const message = messages.account.endedByWallet(walletNameOf(context, walletId))
        const { $toast } = context.stores.notices
        // A wallet that ends several connections at once is spoken of once.
        const isTold = $toast.get().open && $toast.get().message === message
        if (byWallet && !isTold) showToast(context, { message, variant: 'error' })
      }),
    [context, messages],
  )
}
