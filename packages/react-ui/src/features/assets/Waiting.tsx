import { formatAddress } from '@foyer/core/ui'
import type { AskedTransfer } from '@foyer/core/ui/account'
import { Button } from '../../components/Button.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { enAssets } from '../../messages/enAssets.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'

/** What waits in the wallet, and the way back to it. */
export function Waiting({ asked }: { readonly asked: readonly AskedTransfer[] }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('assets', enAssets)
  const { connectedWalletInfo: wallet } = useActiveAccount().account
  return asked.map(({ amount, symbol, to, isShown }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked for twice
    <p key={index} className="fy-listnote" role="status">
      {texts.waiting(`${amount} ${symbol}`, formatAddress(to), wallet?.name ?? messages.switching.yourWallet)}{' '}
      {isShown?.() && (
        <Button
          kind="3"
          size="xs"
          focusKey="waiting"
          onClick={() => context.stores.router.push({ view: 'WalletSend' })}
        >
          {texts.showWaiting}
        </Button>
      )}
    </p>
  ))
}
