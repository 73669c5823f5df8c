import type { ViewParams } from '@foyer/core'
import { onrampFeature, swapFeature } from '@foyer/core/ui'
import { formatUnits } from '@foyer/core/ui/numbers'
import { type PayState, paying, type shortageOf, swapFor } from '@foyer/core/ui/send'
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
export function Shortage({ state, shortage }: ShortageProps) {
  const { payment } = state
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
  /** Whether a feature has its button on the account now. */
  const isOffered = ({ id }: { readonly id: string }) => {
    const feature = context.features.find(({ definition }) => definition.id === id)
    const entry = feature?.definition.entries?.find((each) => 'as' in each && each.as === 'action')
    return (
      feature !== undefined && entry !== undefined && 'isOffered' in entry && entry.isOffered?.(feature.host) === true
    )
  }
  const swap = isOffered(swapFeature) ? swapFor(context, state, missing) : undefined
  const pay = context.use(paying)
  const toSwap = async (params: ViewParams['Swap']) => {
    if (await pay.reachNetwork()) context.stores.router.push({ view: 'Swap', params })
  }
  return (
    <>
      <Warning>{texts.short(amount, network.name)}</Warning>
      <div className="fy-stack">
        {swap && (
          <Button kind="2" focusKey="swap" onClick={() => void toSwap(swap)}>
            {texts.swap(token.symbol)}
          </Button>
        )}
        {isOffered(onrampFeature) && (
          <Button
            kind="2"
            focusKey="buy"
            onClick={() => {
              pay.activatePayer()
              const params = { asset: request.asset, amount: formatUnits(missing, token.decimals) }
              context.stores.router.push({ view: 'OnRamp', params })
            }}
          >
            {texts.buy(amount)}
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
