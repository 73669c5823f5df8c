import { onrampFeature } from '@foyer/core/ui'
import { formatUnits } from '@foyer/core/ui/numbers'
import type { PayState, shortageOf } from '@foyer/core/ui/send'
import { Button } from '../../components/Button.js'
import { enPay } from '../../messages/enPay.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { exactly } from '../../utils/tokenTexts.js'

export interface ShortageProps {
  readonly state: PayState
  readonly shortage: NonNullable<ReturnType<typeof shortageOf>>
}

/** What keeps somebody from paying, and the ways to get what is missing. */
export function Shortage({ state: { payment }, shortage }: ShortageProps) {
  const { context } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  if (!payment) return null
  const { network, token, request } = payment
  if (shortage === 'fee' || shortage === 'tooLittle') {
    const { symbol } = network.nativeCurrency
    return <Warning>{shortage === 'fee' ? texts.feeMissing(symbol) : texts.tooLittle}</Warning>
  }
  const { missing } = shortage
  const amount = exactly(missing, token)
  /** What a feature does by its button on the account, where that is there now. */
  const actionOf = (id: string) => {
    const feature = context.features.find(({ definition }) => definition.id === id)
    const entry = feature?.definition.entries?.find((each) => 'as' in each && each.as === 'action')
    if (!feature || !entry || !('onPress' in entry) || entry.isOffered?.(feature.host) === false) return undefined
    return () => entry.onPress(feature.host)
  }
  const swap = actionOf('swaps')
  return (
    <>
      <Warning>{texts.short(amount, network.name)}</Warning>
      <div className="fy-stack">
        {actionOf(onrampFeature.id) && (
          <Button
            kind="2"
            focusKey="buy"
            onClick={() =>
              context.stores.router.push({
                view: 'OnRamp',
                params: { asset: request.asset, amount: formatUnits(missing, token.decimals) },
              })
            }
          >
            {texts.buy(amount)}
          </Button>
        )}
        {swap && (
          <Button kind="2" focusKey="swap" onClick={swap}>
            {texts.swap(token.symbol)}
          </Button>
        )}
      </div>
    </>
  )
}

const Warning = ({ children }: { readonly children: string }) => (
  <div className="fy-alert fy-alert--warn" role="alert">
    <div>{children}</div>
  </div>
)
