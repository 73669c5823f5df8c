import { formatAddress } from '@foyer/core/internal/modal'
import { Button } from '../../components/Button.js'
import { Warning } from '../../components/transaction/Warning.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getSenderCaipAddress } from '../../internal/getSenderCaipAddress.js'
import { useUi } from '../../internal/UiContext.js'
import { enSwapReview } from './reviewTexts.js'
import { useSwap } from './useSwap.js'

/** Shows the token approval that remains after a swap, with a button that revokes it. */
export function RemainingApprovalWarning() {
  const { context } = useUi()
  const texts = useWalletTexts('swapping', enSwapReview)
  const { swap, state } = useSwap()
  const { remainingApproval, step } = state
  if (!remainingApproval) return null
  const { kind, symbol, spender, tokenAddress } = remainingApproval
  const account = getSenderCaipAddress(state)
  const hasPermissions = context.features.some(({ definition }) => definition.id === 'permissions')
  // Offers no revocation of a signed permit, which is not on the chain yet, or once the account or network changed.
  const requested =
    hasPermissions && kind === 'approve' && account && tokenAddress !== undefined && step.status !== 'stopped'
      ? { account, spender, token: tokenAddress }
      : undefined
  const revoke = () => {
    swap.giveUp()
    context.stores.router.replace({ view: 'Permissions', params: { revoke: requested } })
  }
  return (
    <Warning
      button={
        requested && (
          <Button kind="2" size="xs" focusKey="revoke" onClick={revoke}>
            {texts.revoke}
          </Button>
        )
      }
    >
      {texts.allowed[kind](symbol, formatAddress(spender))}
    </Warning>
  )
}
