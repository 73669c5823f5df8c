import type { ViewParams } from '@foyer/core'
import { formatUnits } from '@foyer/core/internal/account'
import { type getPayShortage, type PayState, payController, suggestSwap } from '@foyer/core/internal/send'
import { Button } from '../../components/Button.js'
import { Warning } from '../../components/transaction/Warning.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatRoundedAmount } from '../../internal/tokenTexts.js'
import { enPay } from './texts.js'
import { useConnectPayer } from './useConnectPayer.js'

interface PaymentShortageProps {
  readonly state: PayState
  readonly shortage: NonNullable<ReturnType<typeof getPayShortage>>
}

/** Explains why the account cannot pay. */
export function PaymentShortage({ state: { payment }, shortage }: PaymentShortageProps) {
  const texts = useWalletTexts('pay', enPay)
  if (!payment) return null
  const { network, token } = payment
  const text =
    shortage === 'fee'
      ? texts.feeMissing(network.nativeCurrency.symbol)
      : shortage === 'tooLittle'
        ? texts.tooLittle
        : // Rounds up: an amount below the shortage would not suffice.
          texts.short(formatRoundedAmount(shortage.missing, token, 'up'))
  return <Warning role="alert">{text}</Warning>
}

/** Offers to swap, buy, or pay from another wallet, the most direct one first. */
export function PaymentShortageActions({ state, shortage }: PaymentShortageProps) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  const connectPayer = useConnectPayer()
  const { payment } = state
  if (!payment) return null
  const { token, request } = payment
  const pay = context.use(payController)
  if (shortage === 'tooLittle') {
    return (
      <Button kind="1" onClick={() => context.navigation?.close()}>
        {messages.common.close}
      </Button>
    )
  }
  /** Returns whether a feature offers its button on the account now. */
  const isOffered = (id: string) => {
    const feature = context.features.find(({ definition }) => definition.id === id)
    const entry = feature?.definition.entries?.find((each) => 'as' in each && each.as === 'action')
    return (
      feature !== undefined &&
      entry !== undefined &&
      'isOffered' in entry &&
      entry.isOffered?.(feature.featureContext) === true
    )
  }
  const missing = shortage === 'fee' ? undefined : shortage.missing
  const swap = missing !== undefined && isOffered('swaps') ? suggestSwap(context, state, missing) : undefined
  const canBuy = missing !== undefined && isOffered('onramp')
  const toSwap = async (params: ViewParams['Swap']) => {
    if (await pay.reachNetwork()) context.stores.router.push({ view: 'Swap', params })
  }
  return (
    <>
      {swap && (
        <Button kind="1" focusKey="swap" onClick={() => void toSwap(swap)}>
          {texts.swap(token.symbol)}
        </Button>
      )}
      {canBuy && (
        <Button
          kind={swap ? '2' : '1'}
          focusKey="buy"
          onClick={() => {
            pay.activatePayer()
            const params = { asset: request.asset, amount: formatUnits(missing, token.decimals) }
            context.stores.router.push({ view: 'OnRamp', params })
          }}
        >
          {texts.buy(formatRoundedAmount(missing, token, 'up'))}
        </Button>
      )}
      {!swap && !canBuy && (
        <Button kind="1" focusKey="another-wallet" onClick={connectPayer}>
          {texts.another}
        </Button>
      )}
    </>
  )
}
