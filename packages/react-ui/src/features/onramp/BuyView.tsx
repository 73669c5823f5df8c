import type { ViewParams } from '@foyer/core'
import { formatNumber } from '@foyer/core/internal/account'
import { getAmountProblem, getPaymentDecimals } from '@foyer/core/internal/onramp'
import { ChevronDown, ChevronRight, CreditCard, Hourglass, Landmark, ShoppingBag } from 'lucide'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { AmbiguousAmountButtons } from '../../components/AmbiguousAmountButtons.js'
import { getAmountSizeClass, TokenButton } from '../../components/AmountCard.js'
import { type AmountEntry, AmountInput } from '../../components/AmountInput.js'
import { Button } from '../../components/Button.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { PendingRequests } from '../../components/PendingRequests.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { enAmount } from '../../i18n/enAmount.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { describeAmountRefusal } from '../../internal/describeAmountRefusal.js'
import { SIGNIFICANT_DIGITS } from '../../internal/tokenTexts.js'
import { useInitialFocus } from '../../internal/useInitialFocus.js'
import { LoadingView } from '../../views/LoadingView.js'
import { formatBoughtAmount, formatLimit, formatLimits, formatPaymentMethod, useOnramp } from './describeOnramp.js'

export function BuyView({ params }: { readonly params: ViewParams['OnRamp'] | undefined }) {
  const { buy, context, preloadView, state, texts } = useOnramp()
  const { offer, asset, currency, method } = state
  const { router } = context.stores
  useEffect(() => buy.begin(params), [buy, params])
  // Reads the balance before the purchase: a higher one later means that the purchase arrived.
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
        <StatusScreen
          role="status"
          picture={<IconBadge node={ShoppingBag} />}
          title={texts.noneTitle}
          text={texts.none}
        />
      </div>
    )
  }
  const problem = getAmountProblem(state)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!problem) router.push({ view: 'OnRampProviders' })
  }
  const isBank = method.id.includes('bank')
  return (
    <form className="fy-buy" noValidate onSubmit={submit}>
      <div className="fy-body">
        <div className="fy-stack">
          <PendingPurchases />
          <PendingRequests account={context.stores.accounts.get(asset.caipNetworkId.split(':')[0] ?? '').caipAddress} />
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
              <span className="fy-row__t">{formatPaymentMethod(texts, method.id)}</span>
            </span>
            <span className="fy-row__x">
              <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
            </span>
          </button>
        </div>
        <ListEndFade />
      </div>
      <div className="fy-cta">
        <Button kind="1" isSubmit focusKey="compare" isOff={problem !== undefined}>
          {problem === 'empty' ? texts.enterAmount : texts.compare}
        </Button>
      </div>
    </form>
  )
}

function PendingPurchases() {
  const { context, state, texts } = useOnramp()
  const { openPurchase } = state
  if (!openPurchase) return null
  const { provider, symbol, amount } = openPurchase
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
          <bdi>{texts.begun(amount === undefined ? symbol : formatBoughtAmount(amount, symbol))}</bdi>
        </span>
        <span className="fy-row__s">{texts.begunFrom(provider)}</span>
      </span>
      <span className="fy-row__x">
        <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
      </span>
    </button>
  )
}

function PayCard() {
  const { buy, context, state, texts } = useOnramp()
  const amounts = useWalletTexts('amount', enAmount)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<AmountEntry>()
  useInitialFocus(field)
  const { amount, currency, method } = state
  if (!currency || !method) return null
  const problem = getAmountProblem(state)
  const limit = {
    empty: undefined,
    tooLittle: texts.atLeast(formatLimit(method.min, currency.id)),
    tooMuch: texts.atMost(formatLimit(method.max, currency.id)),
  }[problem ?? 'empty']
  const places = getPaymentDecimals(currency)
  const reading = amount === '' ? refused?.reading : undefined
  const error = reading ? describeAmountRefusal(reading, places, amounts) : limit
  const enter = (entry: AmountEntry) => {
    setRefused(entry.reading.amount === undefined ? entry : undefined)
    buy.setAmount(entry.reading.amount ?? '')
  }
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
            className={`fy-amt__i${getAmountSizeClass(amount || (refused?.text ?? ''))}`}
            placeholder="0"
            data-focus-key="amount"
            value={amount}
            refused={refused?.text}
            decimals={places}
            units={[currency.id]}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-limit${error ? ` ${id}-bad` : ''}`}
            onEntry={enter}
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
            <bdi>{formatLimits(texts, method, currency.id)}</bdi>
          </span>
          <span />
        </div>
      </div>
      {error && <FieldError id={`${id}-bad`}>{error}</FieldError>}
      {reading?.readings && (
        <AmbiguousAmountButtons readings={reading.readings} decimals={places} field={field} onEntry={enter} />
      )}
    </div>
  )
}

function ReceiveCard() {
  const { context, state, texts } = useOnramp()
  const id = useId()
  const { asset, quote } = state
  if (!asset) return null
  const network = context.stores.networks.find(asset.caipNetworkId)
  const isReading = quote.status === 'loading'
  const bought = quote.status === 'idle' ? '0' : quote.quote?.purchaseAmount.amount
  const shown = bought === undefined ? '–' : formatNumber(bought, { precision: SIGNIFICANT_DIGITS, rounding: 'down' })
  const isEmpty = quote.status === 'idle' || bought === undefined
  return (
    <div className="fy-buy__receive">
      <div className="fy-amt">
        <span className="fy-amt__l" id={id}>
          {texts.receive}
        </span>
        <div className="fy-amt__r">
          <output
            className={`fy-amt__i fy-buy__out${getAmountSizeClass(shown)}${isEmpty ? ' is-empty' : ''}`}
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
