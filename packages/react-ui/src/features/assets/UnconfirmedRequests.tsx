import type { SendRequestDetails } from '@foyer/core/internal/account'
import { formatAddress } from '@foyer/core/internal/modal'
import { Button } from '../../components/Button.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { enAssets } from './texts.js'

export function UnconfirmedRequests({ requests }: { readonly requests: readonly SendRequestDetails[] }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('assets', enAssets)
  const { connectedWalletInfo: wallet } = useActiveAccount().account
  return requests.map(({ amount, symbol, to, isShown }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked for twice
    <p key={index} className="fy-listnote" role="status">
      {texts.waiting(`${amount} ${symbol}`, formatAddress(to ?? ''), wallet?.name ?? messages.switching.yourWallet)}{' '}
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
