import type { Namespace } from '@foyer/core'
import { describeError, getErrorTitle, portfolioError, stateError } from '@foyer/core/internal/connect'
import { showToast } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useViewUi } from '../i18n/useViewUi.js'
import { getConnectionName } from './getWalletName.js'

export function useDisconnectToast(): void {
  const { context, messages } = useViewUi()
  useEffect(
    () =>
      context.services.events.on('disconnect', ({ walletId, byWallet }) => {
        const message = messages.account.endedByWallet(getConnectionName(context, messages, walletId))
        const { $toast } = context.stores.notices
        // Several disconnects at once show one toast.
        const isTold = $toast.get().open && $toast.get().message === message
        if (byWallet && !isTold) showToast(context.modal, { message, variant: 'error' })
      }),
    [context, messages],
  )
}

/** Shows a toast once the wallet is on a network whose balance cannot be read. */
export function useUnsupportedNetworkToast(namespace: Namespace): void {
  const { context, messages } = useViewUi()
  const { errors } = messages
  const states = useStore(context.stores.networks.$states)
  const unsupported = states[namespace]?.unsupportedCaipNetworkId
  useEffect(() => {
    if (unsupported === undefined) return
    showToast(context.modal, {
      title: getErrorTitle(portfolioError('BALANCE_UNAVAILABLE'), errors),
      message: describeError(stateError('NETWORK_NOT_FOUND'), errors),
      variant: 'error',
    })
  }, [context, errors, unsupported])
}
