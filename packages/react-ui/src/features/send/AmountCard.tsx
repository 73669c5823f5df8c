import { formatUnits, parseUnits, worthOf } from '@foyer/core/ui/account'
import { cleanAmount, fromCurrency, type SendToken } from '@foyer/core/ui/send'
import { ArrowUpDown, ChevronDown, Wallet } from 'lucide'
import { useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useFirstFocus } from '../../hooks/useFirstFocus.js'
import { enSend } from '../../messages/enSend.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { balanceOf, moneyOf } from './describe.js'
import { FieldError } from './FieldError.js'
import { SendIcon } from './SendIcon.js'
import { useSend } from './useSend.js'

/** Money has two places. */
const MONEY_PLACES = 2

export interface AmountCardProps {
  readonly token: SendToken
  /** What is wrong with the amount. */
  readonly error: string | undefined
}

/** How much of which token. Where a price is known it may be typed as money. */
export function AmountCard({ token, error }: AmountCardProps) {
  const { context } = useUi()
  const texts = useWalletTexts('send', enSend)
  const { send, state } = useSend()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [money, setMoney] = useState<string>()
  useFirstFocus(field)
  const { sendTokenAmount = '', quote } = state
  const { price, decimals, symbol } = token
  const network = context.stores.networks.find(token.caipNetworkId)
  const units = parseUnits(sendTokenAmount, decimals)
  const isMoney = money !== undefined && price !== undefined
  const balance = balanceOf({ amount: quote.quote?.balance ?? token.amount, decimals })
  const type = (text: string) => {
    if (!isMoney) return void send.setAmount(text)
    const clean = cleanAmount(text, MONEY_PLACES)
    if (clean === undefined) return
    setMoney(clean)
    const bought = fromCurrency(clean, decimals, price)
    send.setAmount(bought ? formatUnits(bought, decimals) : '')
  }
  const flip = () => {
    if (!price) return
    const worth = units === undefined ? '' : (worthOf({ amount: units, decimals, price }) ?? '')
    setMoney(isMoney ? undefined : worth.replace(/(\.\d{2})\d+$/, '$1'))
  }
  const other = isMoney ? `${sendTokenAmount || '0'} ${symbol}` : moneyOf(units ?? 0n, token)
  return (
    <div className="fy-field">
      <div className={`fy-amt${error ? ' is-bad' : ''}`}>
        <label className="fy-amt__l" htmlFor={id}>
          {texts.amount}
        </label>
        <div className="fy-amt__r">
          {isMoney && <bdi className="fy-amt__c">{moneySign(price.currency)}</bdi>}
          <input
            ref={field}
            id={id}
            className={`fy-amt__i${(isMoney ? money : sendTokenAmount).length > 9 ? ' fy-amt__i--long' : ''}`}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            data-focus-key="amount"
            value={isMoney ? money : sendTokenAmount}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-bad` : undefined}
            onChange={({ target }) => type(target.value)}
          />
          <button
            type="button"
            className="fy-pick"
            aria-haspopup="dialog"
            data-focus-key="token"
            onClick={() => context.stores.router.push({ view: 'WalletSendSelectToken' })}
          >
            <SendIcon token={token} network={network} />
            <bdi aria-hidden="true">{symbol}</bdi>
            <span className="fy-vh">{texts.chooseToken(symbol)}</span>
            <Icon node={ChevronDown} className="fy-i fy-i--sm" />
          </button>
        </div>
        <div className="fy-amt__b">
          <span>
            {price && other !== undefined && (
              <button
                type="button"
                className="fy-flip2"
                aria-label={isMoney ? texts.currencyBack(other) : texts.currency(other)}
                onClick={flip}
              >
                <bdi>{other}</bdi>
                <Icon node={ArrowUpDown} className="fy-i fy-i--xs" />
              </button>
            )}
          </span>
          <span>
            <span>
              <Icon node={Wallet} className="fy-i fy-i--xs" />
              <span className="fy-vh">{texts.balance}</span>
              {balance === undefined ? (
                <span className="fy-skel fy-skel--line" aria-hidden="true" />
              ) : (
                <bdi>{balance}</bdi>
              )}
            </span>
            <Button
              kind="2"
              size="xs"
              onClick={() => {
                setMoney(undefined)
                send.setMax()
              }}
            >
              {texts.max}
            </Button>
          </span>
        </div>
      </div>
      {error && <FieldError id={`${id}-bad`}>{error}</FieldError>}
    </div>
  )
}

function moneySign(currency: string): string {
  try {
    return (
      new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency
    )
  } catch {
    return currency
  }
}
