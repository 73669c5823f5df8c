import type { Network } from '@foyer/core'
import { showToast } from '@foyer/core/ui'
import { switchInModal } from '@foyer/core/ui/account'
import { describeError } from '@foyer/core/ui/connect'
import { useViewUi } from '../useViewUi.js'

/** Switches to a network that the visitor chose, and says why when that fails. */
export function useSwitchInModal(): (network: Network) => void {
  const { context, messages } = useViewUi()
  return (network) => {
    const { chainNamespace, caipNetworkId, name } = network
    const wallet =
      context.stores.accounts.get(chainNamespace).connectedWalletInfo?.name ?? messages.switching.yourWallet
    void switchInModal(context, {
      caipNetworkId,
      onFailure(error) {
        const cannotAdd = error.code === 'CHAIN_NOT_SUPPORTED'
        const message = cannotAdd ? messages.switching.cannotAdd(wallet, name) : describeError(error, messages.errors)
        showToast(context, { message, variant: 'error' })
      },
    })
  }
}
