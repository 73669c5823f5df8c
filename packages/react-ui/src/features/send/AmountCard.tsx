import {
  amountFor,
  currencySign,
  formatNumber,
  formatUnits,
  parseUnits,
  round,
  toPlainText,
  worthOf,
} from '@foyer/core/ui/numbers'
import type { SendToken } from '@foyer/core/ui/send'
import { ArrowUpDown, ChevronDown, Wallet } from 'lucide'
import { useId, useRef, useState } from 'react'
import { type AmountEntry, AmountInput } from '../../components/AmountInput.js'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useFirstFocus } from '../../hooks/useFirstFocus.js'
import { enSend } from '../../messages/enSend.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { balanceOf, moneyOf, SIGNIFICANT } from './describe.js'
import { FieldError } from './FieldError.js'
import { SendIcon } from './SendIcon.js'
import { useSend } from './useSend.js'

/** Money has two places. */
const MONEY_PLACES = 2

/** All of an amount is to be read: it gets smaller, then a line of its own. */
const sizeOf = ({ length }: string): string =>
  length > 24
    ? ' fy-amt__i--own fy-amt__i--small'
    : length > 14
      ? ' fy-amt__i--own'
      : length > 9
        ? ' fy-amt__i--long'
        : ''

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
  const [refused, setRefused] = useState<AmountEntry>()
  useFirstFocus(field)
  const { sendTokenAmount = '', quote, isMax } = state
  const { price, decimals, symbol } = token
  const network = context.stores.networks.find(token.caipNetworkId)
  const units = parseUnits(sendTokenAmount, decimals)
  const isMoney = money !== undefined && price !== undefined
  const balance = balanceOf({ amount: quote.quote?.balance ?? token.amount, decimals })
  const value = isMoney ? money : sendTokenAmount
  const places = isMoney ? MONEY_PLACES : decimals
  const problem = (value === '' && refused && refusal(refused)) || error
  const enter = (entry: AmountEntry) => {
    const { amount = '' } = entry.reading
    // Nothing older is sent in the place of what could not be taken.
    setRefused(entry.reading.amount === undefined ? entry : undefined)
    if (!isMoney) return void send.setAmount(amount)
    setMoney(amount)
    const bought = amountFor(amount, decimals, price)
    send.setAmount(bought ? formatUnits(bought, decimals) : '')
  }
  function refusal({ reading }: AmountEntry): string {
    if (reading.readings) return texts.ambiguous(...reading.readings)
    return reading.refused === 'tooFine' ? texts.tooFine(places) : texts.noAmount
  }
  const flip = () => {
    if (!price) return
    const worth = units === undefined ? '' : (worthOf({ amount: units, decimals, price }) ?? '')
    setRefused(undefined)
    setMoney(isMoney ? undefined : worth && toPlainText(round(worth, MONEY_PLACES, 'down')))
  }
  const other = isMoney
    ? `${formatNumber(sendTokenAmount || 0, { precision: SIGNIFICANT, rounding: 'down' })} ${symbol}`
    : moneyOf(units ?? 0n, token)
  return (
    <div className="fy-field">
      <div className={`fy-amt${problem ? ' is-bad' : ''}`}>
        <label className="fy-amt__l" htmlFor={id}>
          {texts.amount}
        </label>
        <div className="fy-amt__r">
          {isMoney && <bdi className="fy-amt__c">{currencySign(price.currency)}</bdi>}
          <AmountInput
            field={field}
            id={id}
            className={`fy-amt__i${sizeOf(value || (refused?.text ?? ''))}`}
            placeholder="0"
            data-focus-key="amount"
            value={value}
            refused={refused?.text}
            decimals={places}
            units={isMoney ? [currencySign(price.currency).trim(), price.currency] : [symbol]}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-bad` : undefined}
            onEntry={enter}
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
              isBusy={isMax && !quote.quote && quote.status !== 'failed'}
              onClick={() => {
                setMoney(undefined)
                setRefused(undefined)
                send.setMax()
              }}
            >
              {texts.max}
            </Button>
          </span>
        </div>
      </div>
      {problem && <FieldError id={`${id}-bad`}>{problem}</FieldError>}
    </div>
  )
}
