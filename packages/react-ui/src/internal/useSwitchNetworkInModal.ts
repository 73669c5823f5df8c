import type { Network } from '@foyer/core'
import { switchNetworkInModal } from '@foyer/core/internal/account'
import { showToast } from '@foyer/core/internal/modal'
import { useViewUi } from '../i18n/useViewUi.js'
import { createErrorToast } from './createErrorToast.js'
import { getAccountWalletName } from './getWalletName.js'

/** Switches the network and shows a toast on failure. */
export function useSwitchNetworkInModal(): (network: Network) => void {
  const { context, messages } = useViewUi()
  return (network) => {
    const { chainNamespace, caipNetworkId, name } = network
    const wallet = getAccountWalletName(context.stores.accounts.get(chainNamespace), messages)
    void switchNetworkInModal(context, {
      caipNetworkId,
      onFailure(error) {
        const cannotAdd = error.code === 'CHAIN_NOT_SUPPORTED'
        const { walletWords } = error.context
        showToast(context.modal, {
          ...createErrorToast(error, messages),
          ...(cannotAdd && { message: messages.switching.cannotAdd(wallet, name) }),
          ...(typeof walletWords === 'string' && { note: messages.connecting.walletSays(wallet, walletWords) }),
        })
      },
    })
  }
}
