import type { ViewParams } from '@foyer/core'
import { formatNumber } from '@foyer/core/ui/numbers'
import { placesOf, problemOfAmount } from '@foyer/core/ui/onramp'
import { ChevronDown, ChevronRight, CreditCard, Hourglass, Landmark, ShoppingBag } from 'lucide'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { amountSize, TokenButton } from '../../components/AmountCard.js'
import { AmountInput } from '../../components/AmountInput.js'
import { Button } from '../../components/Button.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Mark } from '../../components/Mark.js'
import { StateScreen } from '../../components/StateScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { useFirstFocus } from '../../hooks/useFirstFocus.js'
import { enAmount } from '../../messages/enAmount.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { SIGNIFICANT } from '../../utils/tokenTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import { boughtText, limitsText, limitText, wayText } from './describe.js'
import { useBuying } from './useBuying.js'

/** What is bought, for how much money, and how it is paid. */
export function BuyView({ params }: { readonly params: ViewParams['OnRamp'] | undefined }) {
  const { buy, context, preloadView, state, texts } = useBuying()
  const { offer, asset, currency, method } = state
  const { router } = context.stores
  useEffect(() => buy.begin(params), [buy, params])
  // What is there before is what an arrival is told from.
  const isKnown = asset !== undefined
  useEffect(() => {
    if (!isKnown) return
    preloadView({ view: 'OnRampProviders' })
    return buy.watch()
  }, [buy, isKnown, preloadView])
  if (!offer || (asset && !currency)) return <LoadingView />
  if (!asset || !currency || !method) {
    return (
      <div className="fy-body">
        <StateScreen role="status" picture={<Mark node={ShoppingBag} />} title={texts.noneTitle} text={texts.none} />
      </div>
    )
  }
  const problem = problemOfAmount(state)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!problem) router.push({ view: 'OnRampProviders' })
  }
  const isBank = method.id.includes('bank')
  return (
    <form className="fy-buy" noValidate onSubmit={submit}>
      <div className="fy-body">
        <div className="fy-stack">
          <Begun />
          <PayCard />
          <ReceiveCard />
          <button
            type="button"
            className="fy-row fy-row--panel"
            data-focus-key="method"
            onClick={() => router.push({ view: 'OnRampSelect', params: { what: 'method' } })}
          >
            <span className="fy-ic fy-ic--glyph" aria-hidden="true">
              <Icon node={isBank ? Landmark : CreditCard} />
            </span>
            <span className="fy-row__m">
              <span className="fy-row__t fy-trunc">{wayText(texts, method.id)}</span>
            </span>
            <span className="fy-row__x">
              <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
            </span>
          </button>
        </div>
        <ListEnd />
      </div>
      <div className="fy-cta">
        <Button kind="1" isSubmit focusKey="compare" isOff={problem !== undefined}>
          {problem === 'empty' ? texts.enterAmount : texts.compare}
        </Button>
      </div>
    </form>
  )
}

/** What was bought before and has not come yet. */
function Begun() {
  const { context, state, texts } = useBuying()
  const { begun } = state
  if (!begun) return null
  const { provider, symbol, amount } = begun
  return (
    <button
      type="button"
      className="fy-row fy-row--panel"
      data-focus-key="begun"
      onClick={() => context.stores.router.push({ view: 'BuyInProgress' })}
    >
      <span className="fy-ic fy-ic--glyph" aria-hidden="true">
        <Icon node={Hourglass} />
      </span>
      <span className="fy-row__m">
        <span className="fy-row__t fy-trunc">
          <bdi>{texts.begun(amount === undefined ? symbol : boughtText(amount, symbol))}</bdi>
        </span>
        <span className="fy-row__s fy-trunc">{texts.begunFrom(provider)}</span>
      </span>
      <span className="fy-row__x">
        <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
      </span>
    </button>
  )
}

function PayCard() {
  const { buy, context, state, texts } = useBuying()
  const amounts = useWalletTexts('amount', enAmount)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ readonly text: string; readonly sentence: string }>()
  useFirstFocus(field)
  const { amount, currency, method } = state
  if (!currency || !method) return null
  const found = problemOfAmount(state)
  const limit = {
    empty: undefined,
    tooLittle: texts.atLeast(limitText(method.min, currency.id)),
    tooMuch: texts.atMost(limitText(method.max, currency.id)),
  }[found ?? 'empty']
  const error = (amount === '' && refused?.sentence) || limit
  return (
    <div className="fy-field">
      <div className={`fy-amt${error ? ' is-bad' : ''}`}>
        <label className="fy-amt__l" htmlFor={id}>
          {texts.pay}
        </label>
        <div className="fy-amt__r">
          <AmountInput
            field={field}
            id={id}
            className={`fy-amt__i${amountSize(amount || (refused?.text ?? ''))}`}
            placeholder="0"
            data-focus-key="amount"
            value={amount}
            refused={refused?.text}
            decimals={placesOf(currency)}
            units={[currency.id]}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-limit${error ? ` ${id}-bad` : ''}`}
            onEntry={({ text, reading }) => {
              const sentence = reading.readings
                ? amounts.ambiguous(...reading.readings)
                : reading.refused === 'tooFine'
                  ? amounts.tooFine(placesOf(currency))
                  : amounts.noAmount
              setRefused(reading.amount === undefined ? { text, sentence } : undefined)
              buy.setAmount(reading.amount ?? '')
            }}
          />
          <button
            type="button"
            className="fy-pick fy-buy__currency"
            data-focus-key="currency"
            onClick={() => context.stores.router.push({ view: 'OnRampSelect', params: { what: 'currency' } })}
          >
            <bdi aria-hidden="true">{currency.id}</bdi>
            <span className="fy-vh">{texts.currency(currency.id)}</span>
            <Icon node={ChevronDown} className="fy-i fy-i--sm" />
          </button>
        </div>
        <div className="fy-amt__b">
          <span id={`${id}-limit`}>
            <bdi>{limitsText(texts, method, currency.id)}</bdi>
          </span>
          <span />
        </div>
      </div>
      {error && <FieldError id={`${id}-bad`}>{error}</FieldError>}
    </div>
  )
}

function ReceiveCard() {
  const { context, state, texts } = useBuying()
  const id = useId()
  const { asset, quote } = state
  if (!asset) return null
  const network = context.stores.networks.find(asset.caipNetworkId)
  const isReading = quote.status === 'loading'
  const bought = quote.status === 'idle' ? '0' : quote.quote?.purchaseAmount.amount
  const shown = bought === undefined ? '–' : formatNumber(bought, { precision: SIGNIFICANT, rounding: 'down' })
  const isEmpty = quote.status === 'idle' || bought === undefined
  return (
    <div className="fy-buy__receive">
      <div className="fy-amt">
        <span className="fy-amt__l" id={id}>
          {texts.receive}
        </span>
        <div className="fy-amt__r">
          <output
            className={`fy-amt__i fy-buy__out${amountSize(shown)}${isEmpty ? ' is-empty' : ''}`}
            aria-labelledby={id}
            aria-busy={isReading || undefined}
          >
            {isReading && bought === undefined ? (
              <>
                <span className="fy-skel fy-skel--line" aria-hidden="true" />
                <span className="fy-vh">{texts.reading}</span>
              </>
            ) : (
              <bdi dir="ltr">{shown}</bdi>
            )}
          </output>
          <TokenButton
            symbol={asset.symbol}
            icon={<TokenIcon token={asset} network={network} corner={null} />}
            focusKey="asset"
            onClick={() => context.stores.router.push({ view: 'OnRampSelect', params: { what: 'asset' } })}
          />
        </div>
        <div className="fy-amt__b">
          <span>
            <bdi>{texts.on(network?.name ?? '')}</bdi>
          </span>
          <span />
        </div>
      </div>
      <p className="fy-hint fy-buy__hint" role="status">
        {quote.status === 'ready' && quote.isEstimate && (quote.quote ? texts.estimate : texts.unknown)}
      </p>
    </div>
  )
}
