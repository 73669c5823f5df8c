import type { TokenInfo, TokenPrice } from '@foyer/core'
import {
  formatNumber,
  formatUnits,
  getAmountForFiatValue,
  getCurrencyDecimals,
  getCurrencySign,
  getFiatValue,
  parseUnits,
  round,
  toPlainText,
} from '@foyer/core/internal/account'
import { ArrowUpDown, ChevronDown, Wallet } from 'lucide'
import { type ReactNode, useId, useRef, useState } from 'react'
import { enAmount } from '../i18n/enAmount.js'
import { useWalletTexts } from '../i18n/useWalletTexts.js'
import { describeAmountRefusal } from '../internal/describeAmountRefusal.js'
import { formatFiatValue, SIGNIFICANT_DIGITS } from '../internal/tokenTexts.js'
import { useInitialFocus } from '../internal/useInitialFocus.js'
import { AmbiguousAmountButtons } from './AmbiguousAmountButtons.js'
import { type AmountEntry, AmountInput } from './AmountInput.js'
import { Button } from './Button.js'
import { FieldError } from './FieldError.js'
import { Icon } from './Icon.js'

/** Returns the class that shrinks a long amount or moves it to its own line, so that no digit is cut. */
export const getAmountSizeClass = ({ length }: string): string =>
  length > 24
    ? ' fy-amt__i--own fy-amt__i--small'
    : length > 14
      ? ' fy-amt__i--own'
      : length > 8
        ? ' fy-amt__i--long'
        : length > 5
          ? ' fy-amt__i--mid'
          : ''

export interface AmountCardProps {
  /** Identifies the token; another key discards the typed amount. */
  readonly tokenKey: string
  readonly label: string
  readonly token: Pick<TokenInfo, 'symbol' | 'decimals'> & {
    readonly price?: TokenPrice | undefined
    /** Balance in base units. */
    readonly amount?: bigint | undefined
  }
  readonly icon: ReactNode
  /** Amount in whole tokens as decimal text; empty without one. */
  readonly value: string
  readonly balance: string | undefined
  readonly isMaxBusy: boolean
  readonly error: string | undefined
  readonly children?: ReactNode
  readonly onAmount: (text: string) => void
  readonly onMax: () => void
  readonly onPick: () => void
}

export function AmountCard(props: AmountCardProps) {
  const { tokenKey, label, token, icon, value: amount, balance, isMaxBusy, error, children } = props
  const { onAmount, onMax, onPick } = props
  const texts = useWalletTexts('amount', enAmount)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [money, setMoney] = useState<string>()
  const [refused, setRefused] = useState<AmountEntry>()
  const [of, setOf] = useState(tokenKey)
  const [paid, setPaid] = useState(amount)
  // Discards the amount of money that the user typed once the token changes, or the app or Max sets another amount.
  if (of !== tokenKey || (money !== undefined && paid !== amount)) {
    setOf(tokenKey)
    setMoney(undefined)
    setRefused(undefined)
  }
  useInitialFocus(field)
  const { price, decimals, symbol } = token
  const units = parseUnits(amount, decimals)
  const isMoney = money !== undefined && price !== undefined
  const value = isMoney ? money : amount
  const places = isMoney ? getCurrencyDecimals(price.currency) : decimals
  const readings = value === '' ? refused?.reading.readings : undefined
  const problem = (value === '' && refused && describeAmountRefusal(refused.reading, places, texts)) || error
  const enter = (entry: AmountEntry) => {
    const { amount = '' } = entry.reading
    // Keeps an entry that cannot be parsed on screen; there is no amount meanwhile.
    setRefused(entry.reading.amount === undefined ? entry : undefined)
    if (!isMoney) return onAmount(amount)
    setMoney(amount)
    const bought = getAmountForFiatValue(amount, { decimals, price, places, held: token.amount })
    const text = bought ? formatUnits(bought, decimals) : ''
    setPaid(text)
    onAmount(text)
  }
  const flip = () => {
    if (!price) return
    setPaid(amount)
    const worth = units === undefined ? '' : (getFiatValue({ amount: units, decimals, price }) ?? '')
    setRefused(undefined)
    setMoney(isMoney ? undefined : worth && toPlainText(round(worth, getCurrencyDecimals(price.currency), 'down')))
  }
  const other = isMoney
    ? `${formatNumber(amount || '0', { precision: SIGNIFICANT_DIGITS, rounding: 'down' })} ${symbol}`
    : formatFiatValue(units ?? 0n, token)
  return (
    <div className="fy-field">
      <div className={`fy-amt${problem ? ' is-bad' : ''}`}>
        <label className="fy-amt__l" htmlFor={id}>
          {label}
        </label>
        <div className="fy-amt__r">
          {isMoney && <bdi className="fy-amt__c">{getCurrencySign(price.currency)}</bdi>}
          <AmountInput
            field={field}
            id={id}
            className={`fy-amt__i${getAmountSizeClass(value || (refused?.text ?? ''))}`}
            placeholder="0"
            data-focus-key="amount"
            value={value}
            refused={refused?.text}
            decimals={places}
            units={isMoney ? [getCurrencySign(price.currency).trim(), price.currency] : [symbol]}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-bad` : undefined}
            onEntry={enter}
          />
          <TokenButton symbol={symbol} icon={icon} focusKey="token" onClick={onPick} />
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
            <TokenBalance balance={balance} />
            <Button
              kind="2"
              size="xs"
              isBusy={isMaxBusy}
              onClick={() => {
                setMoney(undefined)
                setRefused(undefined)
                onMax()
              }}
            >
              {texts.max}
            </Button>
          </span>
        </div>
      </div>
      {problem && <FieldError id={`${id}-bad`}>{problem}</FieldError>}
      {readings && <AmbiguousAmountButtons readings={readings} decimals={places} field={field} onEntry={enter} />}
      {children}
    </div>
  )
}

export interface TokenButtonProps {
  readonly symbol: string
  readonly icon: ReactNode
  readonly focusKey: string
  readonly onClick: () => void
}

export function TokenButton({ symbol, icon, focusKey, onClick }: TokenButtonProps) {
  const texts = useWalletTexts('amount', enAmount)
  return (
    <button type="button" className="fy-pick" aria-haspopup="dialog" data-focus-key={focusKey} onClick={onClick}>
      {icon}
      <bdi aria-hidden="true">{symbol}</bdi>
      <span className="fy-vh">{texts.chooseToken(symbol)}</span>
      <Icon node={ChevronDown} className="fy-i fy-i--sm" />
    </button>
  )
}

export function TokenBalance({ balance }: { readonly balance: string | undefined }) {
  const texts = useWalletTexts('amount', enAmount)
  return (
    <span>
      <Icon node={Wallet} className="fy-i fy-i--xs" />
      <span className="fy-vh">{texts.balance}</span>
      {balance === undefined ? <span className="fy-skel fy-skel--line" aria-hidden="true" /> : <bdi>{balance}</bdi>}
    </span>
  )
}
